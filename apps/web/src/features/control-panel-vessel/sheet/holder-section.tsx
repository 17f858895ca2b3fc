import type { VesselHolder } from '@fms/contract/permission';
import type { Vessel } from '@fms/contract/vessel';
import { Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { translateWord, useText } from '../../../language/index.ts';
import { Moment } from '../../../ui/moment.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../edit/sheet.module.css';
import { vesselManagementQueries } from '../edit/vessel-management.queries.ts';

/** Who has rights on a vessel: those it is assigned to by name, the others by how many they are. */
export function HolderSection({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const query = useQuery(vesselManagementQueries.holders(vessel.id));
  const { data } = query;
  const direct = data?.filter(({ assignment }) => assignment !== null) ?? [];
  const others = (data?.length ?? 0) - direct.length;
  return (
    <section className={style.part} aria-label={t('PERMISSIONS')}>
      <Group justify="space-between">
        <h3 className={style.heading}>{t('PERMISSIONS')}</h3>
        <Anchor component={Link} to={`/setting/users?view=matrix&vessel=${vessel.id}`} size="sm">
          {t('OPEN_MATRIX')}
        </Anchor>
      </Group>
      {data === undefined ? (
        <QueryState query={query} />
      ) : (
        <ul className={style.holders}>
          <li>{t('HOLDERS_BY_ROLE', { count: others })}</li>
          {direct.map((holder) => (
            <Holder key={holder.userId} holder={holder} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Holder({ holder: { userName, fullName, assignment } }: { holder: VesselHolder }) {
  const t = useText();
  if (assignment === null) return null;
  const { words, until } = assignment;
  return (
    <li>
      <strong>{fullName || userName}</strong> {words.map((word) => translateWord(`word_${word}`)).join(', ')}
      {until !== null && (
        <>
          {` ${t('RIGHTS_UNTIL')} `}
          <Moment at={until} />
        </>
      )}
    </li>
  );
}

import type { IssuedKey, Vessel } from '@fms/contract/vessel';
import { Button, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { buildGatewayFiles } from '../../entities/link/index.ts';
import { getVesselOptions, useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import { CopyText } from '../../ui/copy-text.tsx';
import style from './first-hour.module.css';
import { firstHourCalls, firstHourQueries } from './first-hour.queries.ts';

/** Makes a key for a vessel and shows, this once, the two files to put on board. */
export function KeyStep({ isDone }: { isDone: boolean }) {
  const t = useText();
  const client = useQueryClient();
  const vessels = useVessels();
  const [chosenId, setChosenId] = useState<number>();
  const chosen = vessels.find(({ id }) => id === chosenId) ?? findNewest(vessels);
  const [issued, setIssued] = useState<{ vessel: Vessel; key: IssuedKey }>();
  const issue = useMutation({
    mutationFn: async (vessel: Vessel) => ({ vessel, key: await firstHourCalls.issueKey(vessel.id) }),
    onSuccess: (made) => {
      setIssued(made);
      return client.invalidateQueries({ queryKey: firstHourQueries.guide().queryKey });
    },
  });
  if (chosen === undefined) return <p className={style.lead}>{t('STEP_GATEWAY_KEY_NEXT')}</p>;
  return (
    <>
      <div className={style.line}>
        {vessels.length > 1 && (
          <Select
            aria-label={t('VESSEL')}
            searchable
            limit={50}
            allowDeselect={false}
            data={vessels.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(chosen.id)}
            onChange={(id) => setChosenId(Number(id))}
          />
        )}
        <Button variant={isDone ? 'default' : 'filled'} loading={issue.isPending} onClick={() => issue.mutate(chosen)}>
          {t('STEP_GATEWAY_KEY_ACTION')}
        </Button>
      </div>
      {issued !== undefined && <GatewayFiles vessel={issued.vessel} issued={issued.key} />}
    </>
  );
}

const findNewest = (vessels: readonly Vessel[]) =>
  vessels.reduce<Vessel | undefined>((newest, one) => (newest && newest.id > one.id ? newest : one), undefined);

/** The configuration with the address of this server, and the key. */
function GatewayFiles({ vessel, issued }: { vessel: Vessel; issued: IssuedKey }) {
  const { server } = useAppSetting();
  const { IMO = '', MMSI = '' } = getVesselOptions(vessel).info;
  const shore = (server.base || location.origin).replace(/\/+$/, '');
  const files = buildGatewayFiles({ name: vessel.name, IMO, MMSI }, issued.key, shore);
  return (
    <>
      {files.map(({ name, text }, place) => (
        <figure key={name} className={style.file}>
          <figcaption className="fms-caption">{name}</figcaption>
          <code className={style.code}>{text}</code>
          <CopyText text={text} label={place === 0 ? 'COPY_CONFIGURATION' : 'COPY_KEY'} />
        </figure>
      ))}
    </>
  );
}

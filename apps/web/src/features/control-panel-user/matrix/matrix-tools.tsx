import { MAX_MATRIX_SIDE, type PermissionMatrix } from '@fms/contract/permission';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { OrganizationFilter } from '../../../entities/organization/index.ts';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { UserAddress } from '../address/user-address.ts';
import style from './matrix.module.css';

interface MatrixToolsProps {
  readonly address: UserAddress;
  readonly onChange: ChangeAddress<UserAddress>;
}

/** Which users and vessels the matrix shows; each change begins at the first page. */
export function MatrixTools({ address, onChange }: MatrixToolsProps) {
  const t = useText();
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  return (
    <>
      <FilterField
        label={t('FIND_USER')}
        value={address.words}
        onChange={(words) => onChange({ words, userOffset: 0 })}
      />
      <FilterField
        label={t('FIND_VESSEL')}
        value={address.vesselWords}
        onChange={(vesselWords) => onChange({ vesselWords, vesselOffset: 0 })}
      />
      {organizations.length > 1 && (
        <OrganizationFilter
          organizations={organizations}
          value={address.organization}
          onChange={(organization) => onChange({ organization, userOffset: 0, vesselOffset: 0 })}
        />
      )}
      <Checkbox
        label={t('ONLY_DIRECT')}
        checked={address.isDirectOnly}
        onChange={(event) => onChange({ isDirectOnly: event.currentTarget.checked })}
      />
    </>
  );
}

/** The ways to further users and vessels, where there are more than one page of them. */
export function MatrixPagers({ matrix, address, onChange }: MatrixToolsProps & { readonly matrix: PermissionMatrix }) {
  const t = useText();
  const { userOffset, vesselOffset } = address;
  const sides = [
    { name: t('USERS'), offset: userOffset, total: matrix.userTotal, go: (to: number) => onChange({ userOffset: to }) },
    {
      name: t('VESSELS'),
      offset: vesselOffset,
      total: matrix.vesselTotal,
      go: (to: number) => onChange({ vesselOffset: to }),
    },
  ];
  return sides
    .filter(({ total, offset }) => total > MAX_MATRIX_SIDE || offset > 0)
    .map(({ name, offset, total, go }) => (
      <fieldset key={name} className={style.pager}>
        <legend>{name}</legend>
        <Pager page={MAX_MATRIX_SIDE} offset={offset} total={total} onChange={go} />
      </fieldset>
    ));
}

/** What the looks of a cell mean. */
export function MatrixLegend() {
  const t = useText();
  const looks = [
    ['inherited', false, false, t('CELL_INHERITED')],
    ['direct', false, false, t('CELL_DIRECT')],
    ['direct', true, false, t('CELL_WITH_END')],
    ['direct', false, true, t('CELL_UNUSABLE')],
  ] as const;
  return (
    <div className={style.legend}>
      {looks.map(([kind, hasEnd, isStruck, text]) => (
        <span key={text}>
          <span className={style.mark} data-kind={kind} data-end={hasEnd} data-struck={isStruck} aria-hidden="true">
            V
          </span>
          {text}
        </span>
      ))}
      <span>{t('MATRIX_LETTERS')}</span>
    </div>
  );
}

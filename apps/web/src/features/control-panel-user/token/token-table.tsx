import { type ApiToken, deleteApiToken } from '@fms/contract/permission';
import { call } from '../../../api/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { fillMessage, messages } from '../../../message/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { EndButton } from '../words/end-button.tsx';
import { tokenQueries } from './token.queries.ts';

/** Vessels that a row names; of more it tells how many. */
const MOST_NAMED = 3;

/** Tokens with what they may do and when they were used last; each is ended here. */
export function TokenTable({ tokens }: { tokens: readonly ApiToken[] }) {
  const t = useText();
  const vessels = useVessels();
  const vesselNames = (ids: ApiToken['vesselIds']) =>
    ids.length > MOST_NAMED
      ? t('TOKEN_VESSELS', { count: ids.length })
      : ids.map((id) => vessels.find((vessel) => vessel.id === id)?.name ?? id).join(', ');
  const columns: readonly Column<ApiToken>[] = [
    { name: t('NAME'), cell: ({ name }) => name, look: 'identity' },
    { name: t('VESSELS'), cell: ({ vesselIds }) => vesselNames(vesselIds), look: 'long' },
    {
      name: t('RIGHTS'),
      cell: ({ words }) => words.map((word) => translateWord(`word_${word}`)).join(', '),
      look: 'long',
    },
    { name: t('CREATED_AT'), cell: ({ createdAt }) => <Moment at={createdAt} />, look: 'quiet' },
    {
      name: t('LAST_USED'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('NEVER') : <Moment at={lastUsedAt} />),
      look: 'quiet',
    },
    {
      name: t('RIGHTS_END'),
      cell: ({ until }) => (until === null ? t('NO_END') : <Moment at={until} />),
      look: 'quiet',
    },
    { name: '', look: 'actions', cell: (token) => <RevokeButton token={token} /> },
  ];
  return <ColumnTable label={t('API_TOKENS')} columns={columns} rows={tokens} keyOf={({ id }) => id} />;
}

function RevokeButton({ token: { id, name } }: { token: ApiToken }) {
  const t = useText();
  return (
    <EndButton
      text={t('REVOKE')}
      label={t('REVOKE_TOKEN', { name })}
      question={fillMessage(messages.revokeToken, { name })}
      run={() => call(deleteApiToken, { query: { id } })}
      says={() => fillMessage(messages.tokenRevoked, { name })}
      list={tokenQueries.of().queryKey}
    />
  );
}

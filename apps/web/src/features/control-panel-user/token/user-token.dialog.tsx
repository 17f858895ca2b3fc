import { useQuery } from '@tanstack/react-query';
import { userQueries } from '../../../entities/organization/index.ts';
import { useText } from '../../../language/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { tokenQueries } from './token.queries.ts';
import { TokenTable } from './token-table.tsx';

/** The API tokens of a user one manages, to end them. */
export default function UserTokenDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useText();
  const query = useQuery(tokenQueries.of(userId));
  const { data: users } = useQuery(userQueries.all());
  const userName = users?.find(({ id }) => Number(id) === userId)?.userName ?? '';
  return (
    <Dialog onClose={onClose} title={t('TOKENS_OF', { userName })} centered size="xl">
      {query.data !== undefined && query.data.length > 0 ? (
        <TokenTable tokens={query.data} />
      ) : (
        <QueryState query={query} empty={{ title: t('NO_TOKENS'), detail: t('NO_TOKENS_OF_USER') }} />
      )}
    </Dialog>
  );
}

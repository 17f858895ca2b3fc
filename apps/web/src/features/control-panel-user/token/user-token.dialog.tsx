import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { userQueries } from '../../../entities/organization/index.ts';
import { useText } from '../../../language/index.ts';
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
    <Modal
      opened
      onClose={onClose}
      title={t('TOKENS_OF', { userName })}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      centered
      size="xl"
      transitionProps={{ duration: 120 }}
    >
      {query.data !== undefined && query.data.length > 0 ? (
        <TokenTable tokens={query.data} />
      ) : (
        <QueryState
          query={query}
          loading={t('LOADING')}
          unreadable={t('SETTING_UNREADABLE')}
          empty={{ title: t('NO_TOKENS'), detail: t('NO_TOKENS_OF_USER') }}
        />
      )}
    </Modal>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import { ListPanel } from '../../../ui/list-panel.tsx';
import { tokenQueries } from './token.queries.ts';
import { TokenTable } from './token-table.tsx';

const CreateTokenDialog = lazy(() => import('./create-token.dialog.tsx'));

const TOKEN_ADDRESS = addressOf({ sheet: parameter('sheet', z.enum(['new'])) });

/** One's own API tokens: rights on some vessels, for programs. */
export default function TokenListPage() {
  const t = useText();
  const query = useQuery(tokenQueries.of());
  const [{ sheet }, change] = useAddressState(TOKEN_ADDRESS);
  return (
    <ListPanel
      title={t('API_TOKENS')}
      actions={<Button onClick={() => change({ sheet: 'new' })}>{t('NEW_TOKEN')}</Button>}
      query={query}
      empty={{ title: t('NO_TOKENS'), detail: t('NO_TOKENS_DETAIL') }}
      foot={
        <Suspense>{sheet === 'new' && <CreateTokenDialog onClose={() => change({ sheet: undefined })} />}</Suspense>
      }
    >
      <TokenTable tokens={query.data ?? []} />
    </ListPanel>
  );
}

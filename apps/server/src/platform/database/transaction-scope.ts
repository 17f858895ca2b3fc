/**
 * Which code runs inside a transaction. It holds a connection, so a statement of its own outside of the transaction would
 * wait for one that it holds itself: for ever where the store has one connection, under load where it has several.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';

interface Scope {
  isOpen: boolean;
}

const current = new AsyncLocalStorage<Scope>();

/** Throws where the running code belongs to a transaction that is open. */
export function requireNoTransaction(): void {
  if (current.getStore()?.isOpen !== true) return;
  throw new Error('A statement beside the open transaction that it belongs to: hand the transaction in.');
}

/** A store that knows which code runs inside its transactions. */
export class ScopedKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => execute((tx) => runInScope(() => work(tx)));
    return builder;
  }
}

async function runInScope<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { isOpen: true };
  try {
    return await current.run(scope, work);
  } finally {
    scope.isOpen = false;
  }
}

import type { Kysely } from 'kysely';

export type Mount = (database: Kysely<unknown>) => void;

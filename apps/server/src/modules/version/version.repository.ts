/** Rows of releases. */

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ProductVersionRow, ProductVersionTable } from '../../platform/database/tables/version.ts';

/** Newest release first, with how many there are. */
export async function findVersionPage(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ProductVersionRow[]; total: number }> {
  const rows = await db
    .selectFrom('productVersion')
    .selectAll()
    .orderBy('releasedMs', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await countRows(db.selectFrom('productVersion')) };
}

export async function findVersion(db: Db, id: number): Promise<ProductVersionRow | undefined> {
  return db.selectFrom('productVersion').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockVersion(db: Db, id: number): Promise<ProductVersionRow | undefined> {
  return db.selectFrom('productVersion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertVersion(db: Db, values: Insertable<ProductVersionTable>): Promise<ProductVersionRow> {
  return db.insertInto('productVersion').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateVersion(
  db: Db,
  id: number,
  values: Updateable<ProductVersionTable>,
): Promise<ProductVersionRow> {
  return db.updateTable('productVersion').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteVersionRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('productVersion').where('id', '=', id).execute();
}

/** Another release of that product, version and build. */
export async function hasOtherVersion(
  db: Db,
  { product, version, build }: Pick<Selectable<ProductVersionTable>, 'product' | 'version' | 'build'>,
  own: number | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('productVersion')
    .select('id')
    .where('product', '=', product)
    .where('version', '=', version)
    .where('build', '=', build)
    .where(sql<boolean>`id is distinct from ${own}::bigint`)
    .executeTakeFirst();
  return row !== undefined;
}

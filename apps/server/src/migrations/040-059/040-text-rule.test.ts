import { vesselParticulars } from '@fms/contract/vessel';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { textRule } from './040-text-rule.ts';

const store = setUp(() => openTestDatabase({ now: () => 0 }));

/** The tables exist already: what an older release stored is put into them and the migration is run once more. */
const migrateAgain = () => store.db.transaction().execute((tx) => textRule.up(tx));

async function insertVessel(name: string): Promise<number> {
  const detail = JSON.stringify({ flag: 'Nor\u0007way', classSociety: 'D\u030ahl\tK' });
  const { rows } = await sql<{ id: number }>`
    insert into vessel (name, organization_id, call_sign, detail, created_ms)
    values (${name}, 1, ${'LA\u0007BC'}, ${detail}::text::jsonb, 0) returning id`.execute(store.db);
  return rows[0]?.id ?? 0;
}

async function insertTag(vesselId: number, name: string): Promise<void> {
  await sql`insert into tag (vessel_id, name, source, description, unit, value_kind, type, subsystem, decimals, min, max,
      reverse, delay_seconds, dead_band, created_ms)
    values (${vesselId}, ${name}, 'GP', '', '', 'number', 0, '', 1, 0, 1, false, 0, 0, 0)`.execute(store.db);
}

describe('texts of before the rule', () => {
  it('are held to it', async () => {
    const id = await insertVessel('Bla\u030ahav');
    await migrateAgain();
    const { rows } = await sql<{ name: string; callSign: string; detail: Record<string, string> }>`
      select name, call_sign as "callSign", detail from vessel where id = ${id}`.execute(store.db);
    expect(rows[0]).toEqual({
      name: 'Bl\u00e5hav',
      callSign: 'LA\ufffdBC',
      detail: { flag: 'Nor\ufffdway', classSociety: 'D\u030ahl K' },
    });
    expect(vesselParticulars.shape.detail.safeParse(rows[0]?.detail).success).toBe(true);
  });

  it('leave two tags apart whose names would become one', async () => {
    const id = await insertVessel('Any');
    await insertTag(id, 'M\u00e5ler');
    await insertTag(id, 'Ma\u030aler');
    await insertTag(id, 'Dybde a\u030a');
    await migrateAgain();
    const { rows } = await sql<{ name: string }>`select name from tag where vessel_id = ${id} order by id`.execute(
      store.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(['M\u00e5ler', 'Ma\u030aler', 'Dybde \u00e5']);
  });
});

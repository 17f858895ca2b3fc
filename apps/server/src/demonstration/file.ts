/** What the office of the demonstration has sent on board: a notice and a route for the ships that exchange files. */
import { LEVEL_MANAGER } from '@fms/domain/account';
import type { VesselId } from '@fms/domain/identity';
import type { FileUploadService } from '../modules/file/index.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { Db } from '../platform/database/database.ts';

/** By MMSI, the ships to which the simulator gives an inbox. */
const SHIPS = ['257941010', '257941030'];
const SENDER = 'manager';

const FILES: readonly (readonly [fileName: string, content: string])[] = [
  [
    'notice-to-mariners.txt',
    [
      'NOTICE TO MARINERS (demonstration, not for navigation)',
      '',
      '1. Utsira Sør: survey work with towed gear, 3 nm around 59 10 N 004 30 E. Keep clear of the tow.',
      '2. Skagerrak: light buoy Hirtshals N temporarily unlit.',
      '3. Stavanger: speed limit of 5 knots in Vågen until the end of the month.',
      '',
    ].join('\n'),
  ],
  [
    'route-proposal.csv',
    [
      'Waypoint,Latitude deg,Longitude deg,Speed kn',
      'Departure,58.92950,5.58600,6',
      'Feistein,58.80400,5.40200,11',
      'West of Jaeren,58.66000,5.21000,12',
      'Open sea,58.52000,3.90000,12',
      '',
    ].join('\n'),
  ],
];

async function* sent() {
  for (const [fileName, content] of FILES) yield { fileName, bytes: chunksOf(content) };
}

async function* chunksOf(content: string) {
  yield Buffer.from(content);
}

/** Sends them once to each of the ships that exists and has no file yet. */
export async function seedFiles(db: Db, uploads: Pick<FileUploadService, 'whole'>): Promise<void> {
  const vesselIds = await listBareShips(db);
  if (vesselIds.length === 0) return;
  const caller = await findSender(db);
  for (const vesselId of vesselIds) {
    if (caller) await uploads.whole({ caller, from: '', vesselId }, 'to-vessel', sent());
  }
}

async function listBareShips(db: Db): Promise<VesselId[]> {
  const rows = await db
    .selectFrom('vessel')
    .select('id')
    .where('mmsi', 'in', SHIPS)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('vesselFile').select('vesselFile.id').whereRef('vesselFile.vesselId', '=', 'vessel.id'))),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined where the account was renamed or deleted. */
async function findSender(db: Db): Promise<Caller | undefined> {
  const account = await db.selectFrom('account').select('id').where('userName', '=', SENDER).executeTakeFirst();
  const session = { sessionId: 'demonstration', impersonatedBy: null };
  return account && { userId: account.id, userName: SENDER, role: 'Manager', level: LEVEL_MANAGER, ...session };
}

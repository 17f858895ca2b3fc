/**
 * A process of its own that fills a spool until it is killed: prints each number on standard output once it is
 * committed, which is the promise the crash test holds it to.
 */
import { buildBatch, openSpool } from './spool-batches.ts';

const [directory = '', acknowledges = ''] = process.argv.slice(2);
const spool = openSpool(directory);
spool.tables.vessel({ reference: { name: 'Crash' }, create: true, particulars: {} });
spool.rewind();
for (;;) {
  const first = spool.append('position', buildBatch(spool.lastSequence));
  const last = spool.append('live', buildBatch(spool.lastSequence, 40));
  await spool.commit();
  if (acknowledges === 'acknowledges' && last % 3 === 0) {
    const batch = spool.next();
    if (batch) {
      spool.acknowledge(batch.sequence);
      process.stdout.write(`acknowledged ${batch.sequence}\n`);
    }
  }
  process.stdout.write(`committed ${first}\ncommitted ${last}\n`);
}

/**
 * A process of its own that fills a journal until it is killed: tells each number on standard output once it is
 * committed, which is the promise the crash test holds it to.
 */
import { aBatch, openJournal } from './journal-batches.ts';

const [directory = '', acknowledges = ''] = process.argv.slice(2);
const journal = openJournal(directory);
journal.tables.vessel({ reference: { name: 'Crash' }, create: true, particulars: {} });
journal.rewind();
for (;;) {
  const first = journal.append('position', aBatch(journal.lastSequence));
  const last = journal.append('live', aBatch(journal.lastSequence, 40));
  await journal.commit();
  if (acknowledges === 'acknowledges' && last % 3 === 0) {
    const batch = journal.next();
    if (batch) {
      journal.acknowledge(batch.sequence);
      process.stdout.write(`acknowledged ${batch.sequence}\n`);
    }
  }
  process.stdout.write(`committed ${first}\ncommitted ${last}\n`);
}

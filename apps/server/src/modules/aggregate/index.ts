/** Figures of tags over periods, the same for every caller. */
export { createAggregates } from './aggregate.service.ts';
export {
  AGGREGATES,
  type AggregateColumn,
  type AggregateQuestion,
  type AggregateRow,
  type Aggregates,
} from './aggregate-question.ts';

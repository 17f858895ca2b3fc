/** Figures of tags over periods, the same for everybody who asks. */
export { createAggregates } from './aggregate.service.ts';
export {
  AGGREGATES,
  type AggregateColumn,
  type AggregateQuestion,
  type AggregateRow,
  type Aggregates,
} from './aggregate-question.ts';

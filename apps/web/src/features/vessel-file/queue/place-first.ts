/** A transfer that is dragged to another place, told in the one step that the queue has: to be put first. */
import type { FileTransfer } from '@fms/contract/file';

/**
 * Ids to put first, in the order of the calls, so that `moved` stands where `target` stands now: the last one put first is
 * the first. Empty where both are not of one priority, or one of them goes against the schedule.
 */
export function planPlace(open: readonly FileTransfer[], moved: number, target: number): number[] {
  const of = (id: number) => open.find(({ transferId }) => transferId === id);
  const [one, other] = [of(moved), of(target)];
  if (one === undefined || other === undefined || one === other) return [];
  if (one.priority !== other.priority || one.isNow || other.isNow) return [];
  const lane = open.filter(({ priority, isNow }) => priority === one.priority && !isNow);
  const place = lane.indexOf(other);
  const rest = lane.filter((transfer) => transfer !== one);
  const order = [...rest.slice(0, place), one, ...rest.slice(place)];
  return order
    .slice(0, Math.max(place, 0) + 1)
    .map(({ transferId }) => transferId)
    .reverse();
}

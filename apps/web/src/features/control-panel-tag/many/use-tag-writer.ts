import { MAX_TAGS_PER_CALL } from '@fms/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { fillMessage, messages, show, type Toast } from '../../../message/index.ts';
import { tagCalls } from '../form/tag-setting.queries.ts';
import type { PlannedEdit } from './bulk-edit.ts';

/** Whether one call can write them all: all or none are written. */
export const isTooMany = (planned: readonly PlannedEdit[]): boolean => planned.length > MAX_TAGS_PER_CALL;

const TAGS_CHANGED: Toast = { ...messages.saved, text: 'TAG_CHANGED_MANY' };

/** Writes what was planned by the revisions of the preview; a tag that was edited since refuses all of it. */
export function useTagWriter() {
  const client = useQueryClient();
  return {
    write: (planned: readonly PlannedEdit[]) => tagCalls.edit(planned.map(({ edit }) => edit)),
    told: (planned: readonly PlannedEdit[]) => {
      show(fillMessage(TAGS_CHANGED, { count: planned.length }));
      return client.invalidateQueries({ queryKey: ['tag'] });
    },
  };
}

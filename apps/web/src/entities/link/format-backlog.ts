import type { LinkState } from '@fms/contract/link-state';
import { formatBytes, NOT_APPLICABLE } from '@fms/domain/format';
import type { Translate } from '../../language/index.ts';

/** Up to this much is the batch on its way, bytes: the link has nothing to catch up. */
const UNDER_WAY_BYTES = 1024;

/** What waits on board of a link's vessel, as every screen says it; unknown while the link is down. */
export function formatBacklog(link: Pick<LinkState, 'connected' | 'backlogBytes'> | undefined, t: Translate): string {
  if (link === undefined) return NOT_APPLICABLE;
  if (!link.connected) return t('UNKNOWN');
  return link.backlogBytes < UNDER_WAY_BYTES ? t('NO_BACKLOG') : formatBytes(link.backlogBytes);
}

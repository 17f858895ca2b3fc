/** The ships' door: frames of the link in, judged, stored, acknowledged, announced. */
export { createLinkDoor, type LinkDoor } from './link-door.ts';
export type { LinkAuthority, LinkJournal, LinkPorts, LinkTag, Refusal, TagDirectory } from './ports.ts';

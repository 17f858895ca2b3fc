/** The link to ships: frames in, validated, stored, acknowledged, announced. */
export {
  LINK_SERVICES,
  type LinkAuthority,
  type LinkJournal,
  type LinkPorts,
  type LinkTag,
  type Refusal,
  type TagDirectory,
} from './ports.ts';

/** Why a name, a file or a part of one is not taken: a stable code, and the sentence that people read. */
import type { Refusal } from './refusal.ts';

/** The codes are on the wire and in the journal; a sentence may change. */
export const FILE_REFUSALS = {
  'empty-name': 'A name has at least one character, and a path has no empty part.',
  'name-too-long': 'A name has at most 255 bytes in UTF-8.',
  'path-too-long': 'A path has at most 1,024 bytes in UTF-8.',
  'path-too-deep': 'A path has at most 16 parts.',
  'absolute-path': 'A path begins below its directory, not at a root, a drive, a host or a scheme.',
  'parent-path': 'A path does not name its own or the parent directory.',
  'control-character': 'A name holds no control character.',
  'bidi-character': 'A name holds no character that changes the direction of the text.',
  'invisible-character': 'A name holds no character that cannot be seen.',
  'not-well-formed': 'A name holds characters of Unicode only, each of them whole.',
  'private-character': 'A name holds no character of a private use.',
  'stacked-marks': 'A character of a name has at most 8 marks.',
  'forbidden-character': 'A name holds none of < > : " | ? * \\ and /.',
  'look-alike-character': 'A name holds no character that some systems read as one that is forbidden.',
  'encoded-character': 'A name holds no encoded separator, full stop or control character.',
  'edge-space': 'A name does not begin or end with a space.',
  'trailing-dot': 'A name does not end with a full stop.',
  'hidden-name': 'A name does not begin with a full stop.',
  'option-name': 'A name does not begin with - or ~, which commands read as an option or a home directory.',
  'reserved-name': 'The name is a device of Windows, with any ending.',
  'short-name': 'The name has the form of a short name of Windows, which can mean another file.',
  'shell-name': 'A file of this name is acted upon when its directory is opened.',
  'same-name': 'A name that differs in case or in form only is there already.',
  'other-kind': 'A file and a directory cannot have the same name.',
  'unknown-tree': 'A path begins with on-vessel, from-vessel or to-vessel.',
  'read-only-tree': 'This cannot be done in this directory.',
  'symbolic-link': 'A link is not followed: put the file itself there.',
  'hard-link': 'The file has a second name elsewhere: put a copy there.',
  'not-regular': 'Only files and directories are exchanged, no devices, pipes or sockets.',
  'size-invalid': 'A size is a whole number of bytes from 0 on.',
  'time-invalid': 'The time of change is not a time between 1970 and tomorrow.',
  'file-too-large': 'A file has at most 2 GB.',
  'too-many-entries': 'A directory has at most 10,000 entries.',
  'part-number-invalid': 'A part has a number from 0 to one less than the number of parts.',
  'too-many-parts': 'A file is uploaded in at most 2,048 parts.',
  'part-too-large': 'A part has at most 8 MB.',
  'hash-invalid': 'A SHA-256 is 64 hexadecimal digits in small letters.',
  'over-quota': 'The file does not fit into the quota of the vessel.',
} as const satisfies Record<string, string>;

export type FileRefusalCode = keyof typeof FILE_REFUSALS;

/** One name, file or part that is not taken. */
export interface FileRefusal extends Refusal<FileRefusalCode> {
  /** What decides, such as the part of a path: at most 60 characters, fit to be shown. */
  readonly part: string;
}

const SHOWN_CHARACTERS = 60;
/** Controls, bidi and other formats, separators of lines, private characters and halves of surrogate pairs. */
const NOT_SHOWN = /[\p{C}\p{Zl}\p{Zp}\p{DI}]/gu;

/** The refusal of a part; what cannot be shown of it becomes U+FFFD. */
export function refuseFile(code: FileRefusalCode, part: string): FileRefusal {
  const shown = part.slice(0, SHOWN_CHARACTERS).replaceAll(NOT_SHOWN, '\uFFFD');
  return { refused: code, sentence: FILE_REFUSALS[code], part: shown };
}

/** Whether an answer about a file is a refusal. */
export function isFileRefusal<Answer extends object>(answer: Answer | FileRefusal): answer is FileRefusal {
  return 'refused' in answer;
}

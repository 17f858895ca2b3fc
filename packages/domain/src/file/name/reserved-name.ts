/** Names that a system on either side reads as something else than a file of that name. */

/**
 * Devices of Windows, whatever ending follows: `NUL.txt` is the device (Microsoft Learn, "Naming Files, Paths, and
 * Namespaces"). Superscript digits reach this list as digits, by the compatibility form.
 */
const DEVICES = new Set([
  'con',
  'prn',
  'aux',
  'nul',
  'conin$',
  'conout$',
  'clock$',
  ...Array.from('0123456789', (digit) => `com${digit}`),
  ...Array.from('0123456789', (digit) => `lpt${digit}`),
]);

/** `PROGRA~1.TXT`: what NTFS and FAT give to a file of a longer name. */
const SHORT_NAME = /^[^.]{1,6}~\d{1,6}(\.[^.]{0,3})?$/;

/** Read by the desktop or a web server as soon as the directory is opened, some with an address to sign in to. */
const SHELL_NAMES = new Set(['desktop.ini', 'autorun.inf', 'thumbs.db', 'web.config', 'folder.htt', 'ntuser.dat']);
const SHELL_ENDINGS = /\.(lnk|url|scf|pif|library-ms|searchconnector-ms|search-ms|desktop|webloc)$/;

/** Whether a name, in its folded form, is a device of Windows. */
export function isDeviceName(folded: string): boolean {
  const stem = folded.split('.', 1)[0] ?? '';
  return DEVICES.has(stem.trimEnd());
}

/** Whether a name has the form of a short name of Windows. */
export function isShortName(name: string): boolean {
  return SHORT_NAME.test(name);
}

/** Whether a name, in its folded form, is one that a desktop acts upon. */
export function isShellName(folded: string): boolean {
  return SHELL_NAMES.has(folded) || SHELL_ENDINGS.test(folded);
}

/**
 * A form over the page that hangs from the corner of its button and takes the focus. What was typed stays while the
 * button scrolls out of sight.
 */
export const CORNER_POPOVER = { position: 'bottom-end', shadow: 'md', trapFocus: true, hideDetached: false } as const;

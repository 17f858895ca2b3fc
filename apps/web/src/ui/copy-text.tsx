import { Button, CopyButton } from '@mantine/core';
import { type TextKey, useText } from '../language/index.ts';

/** A button that puts a text on the clipboard, and says for a moment that it has. */
export function CopyText({ text, label }: { text: string; label: TextKey }) {
  const t = useText();
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {t(copied ? 'COPIED' : label)}
        </Button>
      )}
    </CopyButton>
  );
}

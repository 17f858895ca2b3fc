import { Icon } from '@fms/ui/icon';
import { TextInput } from '@mantine/core';

interface FilterFieldProps {
  /** Says what is filtered, and how much of it there is. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly className?: string | undefined;
  readonly size?: 'xs' | 'sm';
}

/** Words that narrow a list; each of them must occur. */
export function FilterField({ label, value, onChange, className = '', size = 'sm' }: FilterFieldProps) {
  return (
    <TextInput
      className={className}
      size={size}
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" size={16} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

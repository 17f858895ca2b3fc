/** The form of a widget as data: one field for each value of its option that a user chooses. */
import type { Tag } from '@fms/contract/tag';
import type { TextKey } from '../../../../language/index.ts';

/** Names of the values of `Option` that hold a `Value`. */
type NameOf<Option, Value> = { [Name in keyof Option]-?: Option[Name] extends Value ? Name : never }[keyof Option];

export interface TagField<Option> {
  readonly kind: 'tag';
  readonly name: NameOf<Option, string | null>;
  readonly label: TextKey;
  /** Which tags the widget can draw. */
  readonly accepts: (tag: Tag) => boolean;
  /** Whether none may be chosen; by default a tag is required. */
  readonly isOptional?: (option: Option) => boolean;
  /** Other values that a new tag brings with it. */
  readonly brings?: (name: string | null, tags: readonly Tag[]) => Partial<Option>;
}

export interface TagListField<Option> {
  readonly kind: 'tags';
  readonly name: NameOf<Option, readonly string[]>;
  readonly label: TextKey;
  readonly accepts: (tag: Tag) => boolean;
  readonly most: number;
}

export interface ChoiceField<Option> {
  readonly kind: 'choice';
  readonly name: NameOf<Option, string | number>;
  readonly label: TextKey;
  /** Values side by side, or in a list where their texts are long. */
  readonly look?: 'row' | 'list';
  readonly choices: readonly Choice[];
}

/** A value with its text: a key of the dictionary, or an example that needs no translation. */
export type Choice = readonly [value: string | number, text: TextKey | { readonly example: string }];

/** Both ends of the scale; where none is entered those of the tag, or as the values need. */
export interface ScaleField<Option> {
  readonly kind: 'scale';
  readonly name: 'scale';
  /** The value of the option that names the tag of the scale. */
  readonly tag?: NameOf<Option, string>;
}

export type OptionField<Option> = TagField<Option> | TagListField<Option> | ChoiceField<Option> | ScaleField<Option>;

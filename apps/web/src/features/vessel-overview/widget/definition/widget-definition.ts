/**
 * What a widget of the dashboard is. The component draws one whole `Panel` that fills the cell it is given, from the
 * tags its option names; the frame around it does not depend on what it shows.
 */
import type { WidgetOption, WidgetType } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { WidgetSpan } from '@fms/domain/dashboard';
import { findNamedTag } from '@fms/domain/tag';
import type { ComponentType } from 'react';
import type { TextKey } from '../../../../language/index.ts';
import type { OptionField } from './option-field.ts';

export interface WidgetProps<Type extends WidgetType> {
  readonly vessel: Vessel;
  /** All tags of the vessel; an option names its own by name, see `findTagByName`. */
  readonly tags: readonly Tag[];
  readonly option: WidgetOption<Type>;
  /** Call it with a number or a truth value that was clicked: its trend opens. */
  readonly onTrend: (tag: Tag) => void;
}

export interface OptionFormProps<Type extends WidgetType> {
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly option: WidgetOption<Type>;
  /** With each change; what the contract refuses never reaches the draft. */
  readonly onChange: (option: WidgetOption<Type>) => void;
}

/** What a widget draws and asks for; its title and its sizes are in `widget-format.ts`. */
export interface WidgetContent<Type extends WidgetType> {
  readonly Component: ComponentType<WidgetProps<Type>>;
  /** What the editor asks for; without any there is nothing to choose but the title, which the frame asks for. */
  readonly fields?: readonly OptionField<WidgetOption<Type>>[];
  /** In place of fields, where an option is more than a value for each name. */
  readonly OptionForm?: ComponentType<OptionFormProps<Type>>;
  /** Undefined: this ship sends nothing for it, so the default layout leaves it out and the picker says why. */
  readonly firstOption: (vessel: Vessel, tags: readonly Tag[]) => WidgetOption<Type> | undefined;
  /** False: the default layout leaves it out for this ship of a fleet, and the picker still offers it. */
  readonly suits?: (vessel: Vessel, fleet: readonly Vessel[]) => boolean;
}

export interface WidgetDefinition<Type extends WidgetType> extends WidgetContent<Type> {
  readonly type: Type;
  readonly title: TextKey;
  readonly span: WidgetSpan;
  readonly leastSpan: WidgetSpan;
}

/** The definition of whichever widget. */
export type AnyWidgetDefinition = { [Type in WidgetType]: WidgetDefinition<Type> }[WidgetType];

/** The tag of a name; of several sources that measure the same the first, as the server orders them. */
export function findTagByName(tags: readonly Tag[], name: string | null): Tag | undefined {
  return name === null ? undefined : findNamedTag(tags, name);
}

/** The tags of an option in its order; names the ship does not know are left out. */
export function findTagsByName(tags: readonly Tag[], names: readonly string[]): readonly Tag[] {
  return names.flatMap((name) => findTagByName(tags, name) ?? []);
}

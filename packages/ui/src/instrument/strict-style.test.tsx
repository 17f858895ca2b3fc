import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import Compass from './compass.tsx';

/** An OpenBridge part, once it has drawn itself. */
async function drawn(root: ParentNode | null | undefined, name: string): Promise<ShadowRoot> {
  const element = root?.querySelector(name) as (HTMLElement & { updateComplete: Promise<boolean> }) | null | undefined;
  await element?.updateComplete;
  if (!element?.shadowRoot) throw new Error(`${name} drew nothing`);
  return element.shadowRoot;
}

it('turns the vessel without ever writing a style attribute, which the content security policy refuses', async () => {
  // jsdom has no animations; the part starts one for its rate of turn.
  const animation = { pause: () => undefined, cancel: () => undefined };
  Element.prototype.animate = () => animation as unknown as Animation;
  const asAttribute = vi.spyOn(Element.prototype, 'setAttribute');
  const asMarkup = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const { container } = render(
    <Compass label="061°" state="fresh" headingDegrees={61} courseDegrees={63} setHeadingDegrees={60} />,
  );
  const face = await drawn(await drawn(container, 'obc-compass'), 'obc-watch');

  const styled = [...face.querySelectorAll('g')].map((group) => group.style.cssText);
  expect(styled.some((style) => style.includes('rotate(61deg)'))).toBe(true);

  expect(asAttribute.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
  const markup = asMarkup.mock.calls.map(([html]) => String(html));
  expect(markup.filter((html) => html.includes(' style="'))).toEqual([]);
  expect(markup.some((html) => html.includes(' data-style="'))).toBe(true);
});

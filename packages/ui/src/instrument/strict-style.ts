/**
 * Lets OpenBridge's parts draw under a strict content security policy. Their templates carry `style` attributes, which
 * `style-src 'self'` refuses: vessels lost their colours and stood at the top left of the rose. The same declarations set
 * through the object model are allowed, so both ways a template brings a style are led there. To be imported before the
 * part itself, and by nothing that is not drawn by one.
 */

interface TemplateMaker {
  createElement: (html: unknown, options?: unknown) => HTMLTemplateElement;
}

type PolyfillSupport = (template: TemplateMaker, childPart: unknown) => void;

/** Lit calls these with its template class when it loads: the first in its published build, the other in development. */
interface LitScope {
  litHtmlPolyfillSupport?: PolyfillSupport;
  litHtmlPolyfillSupportDevMode?: PolyfillSupport;
}

/** Fixed styles: parsed under another name, then set on the template's element, whose copies keep them. */
const moveFixedStyles: PolyfillSupport = (template) => {
  const create = template.createElement.bind(template);
  template.createElement = (html, options) => {
    const made = create(String(html).replaceAll(' style="', ' data-style="'), options);
    for (const element of made.content.querySelectorAll<SVGElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
      element.removeAttribute('data-style');
    }
    return made;
  };
};

Object.assign<LitScope, LitScope>(globalThis as LitScope, {
  litHtmlPolyfillSupport: moveFixedStyles,
  litHtmlPolyfillSupportDevMode: moveFixedStyles,
});

/** Styles with values in them: Lit writes them with `setAttribute`. */
const setAttribute = SVGElement.prototype.setAttribute;
SVGElement.prototype.setAttribute = function setStyleAsObject(this: SVGElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else setAttribute.call(this, name, value);
};

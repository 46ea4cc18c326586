import { createElement, type SVGProps } from 'react';

/** An icon: 24 px and lines of 2 unless told otherwise, in the text's colour, hidden from screen readers. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => React.JSX.Element;

/**
 * What `web/icons.ts` makes an icon's module with, from its shapes and their attributes.
 * @public used by modules that are in no file
 */
export const makeIcon =
  (shapes: readonly [string, Readonly<Record<string, string>>][]): IconComponent =>
  (props) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    );

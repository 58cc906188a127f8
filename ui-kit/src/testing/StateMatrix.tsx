import { DirectionProvider, useDirection } from '@mantine/core';
import { createContext, useContext, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { englishMessages, MessagesProvider, type UiMessages } from '../shared/messages.ts';
import { englishType } from './InEnglish.tsx';
import classes from './testing.module.css';

/** The states that a person causes, and the pseudo-classes of the control and of what lies around it then. */
const touches = {
  Rest: { own: [], around: [] },
  Hover: { own: [], around: ['hover'] },
  Focus: { own: ['focus', 'focus-visible'], around: ['focus-within'] },
  Pressed: { own: [], around: ['hover', 'active'] },
} as const;

interface MatrixWords {
  /** Replaces what is `Said`, and English words, by the words of the page. */
  inOwn: <T>(value: T) => T;
  /** The same, by those of the Arabic catalogs. */
  inArabic: <T>(value: T) => T;
  /** The kit's own texts in Arabic. */
  arabicMessages: UiMessages;
}

/** Storybook provides it for the stories with the tag `matrix`, whose args it leaves as they are. */
export const MatrixWords = createContext<MatrixWords>({
  inOwn: (value) => value,
  inArabic: (value) => value,
  arabicMessages: englishMessages,
});

const noMore: Readonly<Record<string, never>> = {};
const withError = 'With an error';

/** What is wrong or on its way, which is shown from right to left, too: an icon or a spinner is on the other side there. */
const alsoRightToLeft = new Set([
  withError,
  'A field is wrong',
  'Nothing found',
  'Failed',
  'Busy',
  'Loading',
  'A request runs',
]);

export interface StateMatrixProps<P> {
  /** The part. */
  part: (props: P) => ReactNode;
  /** Its props at rest. */
  args: P;
  /** Selects the controls that are touched; without it the first one is. */
  of?: string;
  /** It is a field: pressed, it has the focus, and no other look. */
  isField?: boolean;
  /** Nothing in it is touched. */
  isStill?: boolean;
  /** The name of the first cell, of the part at rest. */
  rest?: string;
  /** The least width of a cell. */
  width?: string;
  /** Further states by their names, such as disabled and loading, with what differs in them. That with an error is shown with the focus, too. */
  more?: Readonly<Record<string, Partial<P>>>;
}

/**
 * Every state of a part, each under its name, and in Arabic the part at rest and what is wrong or on its way. storybook-addon-pseudo-states gives each
 * rule of a pseudo-class a class, so that the style sheets themselves say what a touch looks like.
 */
export function StateMatrix<P extends object>({
  part: Part,
  args,
  of,
  isField = false,
  isStill = false,
  rest = 'Rest',
  width = '17rem',
  more = noMore,
}: StateMatrixProps<P>) {
  const { inOwn, inArabic, arabicMessages } = useContext(MatrixWords);
  const { dir } = useDirection();
  const wrong = more[withError];
  const rightToLeft = [
    ['Right to left', {}] as const,
    ...Object.entries(more)
      .filter(([name]) => alsoRightToLeft.has(name))
      .map(([name, changed]) => [`${name}, right to left`, changed] as const),
  ];
  return (
    <div className={classes.matrix} style={{ '--cell': width } as CSSProperties}>
      {Object.entries(touches)
        .filter(([touch]) => touch === 'Rest' || !(isStill || (isField && touch === 'Pressed')))
        .map(([touch, { own, around }]) => (
          <Cell key={touch} name={touch === 'Rest' ? rest : touch} of={of} touch={{ own, around }}>
            <Part {...inOwn(args)} />
          </Cell>
        ))}
      {Object.entries(more).map(([name, changed]) => (
        <Cell key={name} name={name}>
          <Part {...inOwn({ ...args, ...changed })} />
        </Cell>
      ))}
      {wrong && !isStill && (
        <Cell name={`${withError} and focus`} of={of} touch={touches.Focus}>
          <Part {...inOwn({ ...args, ...wrong })} />
        </Cell>
      )}
      {dir === 'ltr' ? (
        <DirectionProvider initialDirection="rtl" detectDirection={false}>
          <MessagesProvider value={arabicMessages}>
            {rightToLeft.map(([name, changed]) => (
              <Cell key={name} name={name}>
                <div lang="ar" dir="rtl">
                  <Part {...inArabic({ ...args, ...changed })} />
                </div>
              </Cell>
            ))}
          </MessagesProvider>
        </DirectionProvider>
      ) : null}
    </div>
  );
}

interface CellProps {
  name: string;
  of?: string | undefined;
  touch?: { own: readonly string[]; around: readonly string[] };
  children: ReactNode;
}

/** One state under its name. As in a browser, what is around a control is hovered, focused and pressed with it. */
function Cell({ name, of, touch, children }: CellProps) {
  const cell = useRef<HTMLDivElement>(null);
  // After each render, since React writes the class names of what it renders.
  useEffect(() => {
    if (!touch || !cell.current) return;
    const controls = [...cell.current.querySelectorAll(of ?? 'a, button, input, textarea, summary')];
    for (const control of of === undefined ? controls.slice(0, 1) : controls) {
      control.classList.add(...touch.own.map(classOf));
      for (let each: Element | null = control; each && each !== cell.current; each = each.parentElement)
        each.classList.add(...touch.around.map(classOf));
    }
  });
  return (
    <figure>
      <figcaption lang="en" style={englishType}>
        {name}
      </figcaption>
      <div ref={cell}>{children}</div>
    </figure>
  );
}

/** The class that storybook-addon-pseudo-states gives to the rules of a pseudo-class. */
const classOf = (pseudoClass: string) => `pseudo-${pseudoClass}`;

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PaperWords } from '@/features/biodata/many/paper-words';
import { smallPlaceOf } from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';

interface PaperTableProps {
  kind: 'list' | 'book';
  words: PaperWords;
  title: string;
  /** At the foot of each page: the number of this copy, and the bureau. */
  foot: string;
}

/** One copy of a list or a book. Browsers repeat the head and the foot of a table on each page. */
export function PaperTable({ kind, words, title, foot }: PaperTableProps) {
  const span = kind === 'list' ? words.columns.length : 1;
  return (
    <table className={clsx('paper-table', kind === 'list' && 'paper-list')}>
      <thead>
        <tr>
          {kind === 'list' ? (
            words.columns.map((column) => <th key={column}>{column}</th>)
          ) : (
            <th translate="no">{title}</th>
          )}
        </tr>
      </thead>
      <tfoot>
        <tr>
          <td colSpan={span}>{foot}</td>
        </tr>
      </tfoot>
      <tbody>
        {kind === 'list' && title !== '' && (
          <Heading span={span}>
            <h2 translate="no">{title}</h2>
          </Heading>
        )}
        {kind === 'list' ? <ListRows words={words} span={span} /> : <BookRows words={words} />}
      </tbody>
    </table>
  );
}

function Heading({ span, isNewPage = false, children }: { span: number; isNewPage?: boolean; children: ReactNode }) {
  return (
    <tr className={clsx('paper-heading', isNewPage && 'paper-new-page')}>
      <td colSpan={span}>{children}</td>
    </tr>
  );
}

function ListRows({ words, span }: { words: PaperWords; span: number }) {
  return words.sides.flatMap(({ heading, people }) => [
    <Heading key={heading} span={span}>
      <h3>{heading}</h3>
    </Heading>,
    ...people.map(({ number, id, name, latinName, columns }) => (
      <tr key={number}>
        <td>{number}</td>
        <td translate="no">
          <strong>{name}</strong> {latinName} ({id})
        </td>
        {columns.map((column, place) => (
          <td key={words.columns[place + 2]}>{column}</td>
        ))}
      </tr>
    )),
  ]);
}

function BookRows({ words }: { words: PaperWords }) {
  return (
    <>
      {words.sides.flatMap(({ heading, people }, place) => [
        <Heading key={heading} span={1} isNewPage={place > 0}>
          <h2>{heading}</h2>
        </Heading>,
        ...people.map(({ number, id, name, latinName, picture, facts }) => (
          <tr key={number}>
            <td>
              <div className="paper-entry">
                <span className="paper-number">{number}</span>
                <Portrait
                  picture={picture === null ? null : smallPlaceOf('profile-images', picture)}
                  alt=""
                  eager
                  className="paper-picture"
                />
                <div>
                  <p translate="no" className="paper-name">
                    {name} {latinName !== null && `(${latinName})`}
                  </p>
                  <p>{facts}</p>
                  <p>{id}</p>
                </div>
              </div>
            </td>
          </tr>
        )),
      ])}
      {words.indexes.map(({ heading, lines }, place) => (
        <Index key={heading} words={words} heading={heading} lines={lines} isFirst={place === 0} />
      ))}
    </>
  );
}

type IndexProps = Pick<PaperWords['indexes'][number], 'heading' | 'lines'> & { words: PaperWords; isFirst: boolean };

/** Where the people with the same star, degree, town or age are. */
function Index({ words, heading, lines, isFirst }: IndexProps) {
  return (
    <>
      <Heading span={1} isNewPage={isFirst}>
        {isFirst && <h2>{words.indexTitle}</h2>}
        <div className="paper-line">
          <h3>{heading}</h3>
          {words.sides.map((side) => (
            <span key={side.heading}>{side.heading}</span>
          ))}
        </div>
      </Heading>
      {lines.map(({ label, numbers }) => (
        <tr key={label}>
          <td>
            <div className="paper-line">
              <span>{label}</span>
              {words.sides.map((side, place) => (
                <span key={side.heading}>{numbers[place]?.join(', ')}</span>
              ))}
            </div>
          </td>
        </tr>
      ))}
    </>
  );
}

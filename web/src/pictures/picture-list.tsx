import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { isEditable, fileNameOf, type FormPicture, type NewPicture } from '@/pictures/form-picture';
import { PictureTile, PreparingTile } from '@/pictures/picture-tile';
import type { PreparingPicture } from '@/pictures/use-add-pictures';
import { lazyPart } from '@/base/load-part';
import type { PictureBucket } from '@/lib/pictures';
import { OnDemand } from '@/ui/on-demand';
import { t, type LaterText } from '@/texts/texts';

const PictureEditor = lazyPart(async () => (await import('@/pictures/picture-editor')).PictureEditor);

interface PictureListProps {
  pictures: readonly FormPicture[];
  preparing: readonly PreparingPicture[];
  bucket: PictureBucket;
  isWhole: boolean;
  max: number;
  disabled: boolean;
  onChange: (next: FormPicture[]) => void;
  announce: (message: LaterText) => void;
  /** A chosen file takes the place of a picture. */
  onReplace: (file: File, key: string) => void;
  /** Takes the focus when the last picture was removed. */
  inputId: string;
}

/** The pictures of a field, in their order, and those that are being made ready. */
export function PictureList(props: PictureListProps) {
  const { pictures, preparing, bucket, isWhole, max, disabled, onChange, announce, onReplace, inputId } = props;
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const [editing, setEditing] = useState<string | null>(null);
  const justEdited = useRef<string | null>(null);
  const replaced = useRef<{ key: string; place: number } | null>(null);
  const edited = pictures.find(({ key }) => key === editing);

  const move = (from: number, to: number) => {
    setDragged(null);
    if (from === to || from < 0) return;
    const next = [...pictures];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
    const moved = { place: to + 1, count: pictures.length };
    announce(
      from === 0 || to === 0
        ? { id: 'person-form.pictures.movedMain', values: { ...moved, ...whichOf(next[0]) } }
        : { id: 'person-form.pictures.moved', values: moved },
    );
  };

  const replace = (next: NewPicture) => {
    onChange(pictures.map((picture) => (picture.key === editing ? next : picture)));
    announce({ id: 'person-form.pictures.cropped', values: whichOf(next) });
    setEditing(null);
    justEdited.current = next.key;
  };
  // It is another picture now, in the place of the one whose button had the focus.
  useEffect(() => {
    const tile = list.current?.querySelector(`[data-picture="${justEdited.current}"]`);
    tile?.querySelector<HTMLElement>('[data-edit]')?.focus();
    justEdited.current = null;
  }, [pictures]);

  useEffect(() => {
    const { current } = replaced;
    if (current === null || pictures.some(({ key }) => key === current.key)) return;
    replaced.current = null;
    list.current?.children[current.place]?.querySelector<HTMLElement>('[data-replace]')?.focus();
  }, [pictures]);

  const remove = (index: number) => {
    onChange(pictures.filter((_, other) => other !== index));
    const left = pictures.length - 1;
    announce({ id: 'person-form.pictures.removed', values: { place: index + 1, left } });
    focusAfterRemoval(index);
  };

  /** The button that had the focus goes away with its picture: the next picture's takes it, or the field itself. */
  const focusAfterRemoval = (index: number) => {
    const tiles = list.current?.querySelectorAll('[data-picture]');
    const neighbour = tiles?.[index + 1] ?? tiles?.[index - 1];
    const buttons = neighbour?.querySelectorAll('button');
    const target = buttons === undefined ? document.getElementById(inputId) : buttons[buttons.length - 1];
    target?.focus();
  };

  return (
    <>
      <ul
        ref={list}
        aria-label={max === 1 ? t('person-form.pictures.one') : t('person-form.pictures.several')}
        className={clsx(
          'mb-4 grid gap-x-3 gap-y-4',
          max === 1 ? 'max-w-56' : 'max-w-lg 3xs:grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]',
        )}
      >
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            bucket={bucket}
            isWhole={isWhole}
            position={index + 1}
            count={pictures.length}
            disabled={disabled}
            isDragged={picture.key === dragged}
            onDrag={(isDragged) => setDragged(isDragged ? picture.key : null)}
            onDropHere={
              dragged === null
                ? null
                : () => {
                    move(
                      pictures.findIndex(({ key }) => key === dragged),
                      index,
                    );
                  }
            }
            onMove={(by) => move(index, index + by)}
            onEdit={() => setEditing(picture.key)}
            onReplace={(file) => {
              replaced.current = { key: picture.key, place: index };
              onReplace(file, picture.key);
            }}
            onRemove={() => remove(index)}
          />
        ))}
        {preparing.slice(0, max === 1 ? 1 : max - pictures.length).map(({ key, fileName }) => (
          <PreparingTile key={key} bucket={bucket} isWhole={isWhole} fileName={fileName} />
        ))}
      </ul>
      {edited !== undefined && isEditable(edited) && (
        <OnDemand>
          <PictureEditor
            picture={edited}
            bucket={bucket}
            isWhole={isWhole}
            onUse={replace}
            onClose={() => setEditing(null)}
          />
        </OnDemand>
      )}
    </>
  );
}

/** Which picture a message speaks of: one with a file's name, or a stored one. */
function whichOf(picture: FormPicture | undefined): { kind: 'new' | 'stored'; fileName: string } {
  const fileName = picture === undefined ? null : fileNameOf(picture);
  return fileName === null ? { kind: 'stored', fileName: '' } : { kind: 'new', fileName };
}

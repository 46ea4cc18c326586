import { useEffect, useId, useState } from 'react';
import { leastSizeOf, PictureRefusal } from '@/features/person-form/pictures/check-source';
import { CropFrame } from '@/features/person-form/pictures/crop-frame';
import { nameOfPicture, type FormPicture, type NewPicture } from '@/features/person-form/pictures/form-picture';
import { release } from '@/features/person-form/pictures/picture-canvas';
import {
  firstEdit,
  reshape,
  turnBy,
  turnedSize,
  zoomArea,
  zoomStep,
  type CropShape,
  type PictureEdit,
} from '@/features/person-form/pictures/picture-edit';
import { openForEdit, prepareEdited, type OpenPicture } from '@/features/person-form/pictures/prepare-picture';
import type { PictureBucket } from '@/lib/pictures';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from '@/ui/icons';
import { RadioGroupField } from '@/ui/radio-group-field';
import { Skeleton } from '@/ui/skeleton';

const shapes: Record<PictureBucket, readonly { value: CropShape; label: string }[]> = {
  'profile-images': [
    { value: 'card', label: 'What the lists show' },
    { value: 'free', label: 'Any part' },
    { value: 'whole', label: 'All of it' },
  ],
  'birth-charts': [
    { value: 'whole', label: 'All of it' },
    { value: 'free', label: 'Any part' },
  ],
};

const wordsOf = (error: unknown, fileName: string) =>
  error instanceof PictureRefusal ? error.message : `${fileName} could not be edited.`;

interface PictureEditorProps {
  picture: FormPicture;
  bucket: PictureBucket;
  onUse: (edited: NewPicture) => void;
  onClose: () => void;
}

/** Turns and crops a picture before it is sent. Nothing is changed before "Use picture". */
export function PictureEditor({ picture, bucket, onUse, onClose }: PictureEditorProps) {
  const { open, problem: openProblem } = useOpenPicture(picture, bucket);
  return (
    <Dialog title="Crop or turn the picture" onClose={onClose}>
      {open !== null && (
        <OpenEditor open={open} fileName={nameOfPicture(picture)} bucket={bucket} onUse={onUse} onClose={onClose} />
      )}
      {openProblem !== null && (
        <p role="alert" className="text-danger">
          {openProblem}
        </p>
      )}
      {open === null && openProblem === null && (
        <>
          <p role="status" className="sr-only">
            Opening the picture…
          </p>
          <Skeleton className="h-80 w-full" />
        </>
      )}
    </Dialog>
  );
}

/** The picture while its editor is shown; its memory is given back after that. */
function useOpenPicture(
  picture: FormPicture,
  bucket: PictureBucket,
): { open: OpenPicture | null; problem: string | null } {
  const [open, setOpen] = useState<OpenPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let opened: OpenPicture | null = null;
    const giveBack = () => {
      if (opened !== null) release(opened.bitmap);
    };
    openForEdit(picture, bucket, signal).then(
      (found) => {
        opened = found;
        if (signal.aborted) giveBack();
        else setOpen(found);
      },
      (error: unknown) => {
        if (!signal.aborted) setProblem(wordsOf(error, nameOfPicture(picture)));
      },
    );
    return () => {
      leaving.abort();
      giveBack();
    };
  }, [picture, bucket]);
  return { open, problem };
}

interface OpenEditorProps {
  open: OpenPicture;
  fileName: string;
  bucket: PictureBucket;
  onUse: (edited: NewPicture) => void;
  onClose: () => void;
}

function OpenEditor({ open, fileName, bucket, onUse, onClose }: OpenEditorProps) {
  const { bitmap } = open;
  const hasCard = bucket === 'profile-images';
  const shapeName = useId();
  const [edit, setEdit] = useState<PictureEdit>(() => open.edit ?? firstEdit(bitmap, hasCard));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const size = turnedSize(bitmap, edit.turn);
  const least = leastSizeOf(bucket);

  const change = (next: PictureEdit) => {
    setProblem(null);
    setEdit(next);
  };
  const turn = (by: 90 | -90) => () => {
    change(turnBy(edit, by, bitmap));
  };
  const zoom = (factor: number) => () => {
    // There is nothing to enlarge in all of it: a part in the shape of the card is what is wanted then.
    const part = edit.shape === 'whole' ? reshape(edit, hasCard ? 'card' : 'free', bitmap) : edit;
    change({ ...part, area: zoomArea(part.area, factor, size, least) });
  };
  const use = async () => {
    setIsBusy(true);
    try {
      onUse(await prepareEdited(fileName, open, edit, bucket));
    } catch (error) {
      setProblem(wordsOf(error, fileName));
    } finally {
      setIsBusy(false);
    }
  };

  const tools = [
    { label: 'Turn left', icon: RotateCcw, act: turn(-90) },
    { label: 'Turn right', icon: RotateCw, act: turn(90) },
    { label: 'Zoom in', icon: ZoomIn, act: zoom(zoomStep) },
    { label: 'Zoom out', icon: ZoomOut, act: zoom(1 / zoomStep) },
  ];
  return (
    <>
      <CropFrame bitmap={bitmap} edit={edit} least={least} showsCard={hasCard} onChange={change} />
      <div className="mt-4 grid grid-cols-2 gap-2">
        {tools.map(({ label, icon: Icon, act }) => (
          <Button key={label} size="small" onClick={act}>
            <Icon aria-hidden="true" className="size-5" /> {label}
          </Button>
        ))}
        <Button
          size="small"
          className="col-span-2"
          onClick={() => {
            change(firstEdit(bitmap, hasCard));
          }}
        >
          Reset
        </Button>
      </div>
      <div className="mt-5">
        <RadioGroupField
          label="What is kept"
          name={shapeName}
          options={shapes[bucket]}
          chosen={edit.shape}
          onChange={({ currentTarget }) => {
            const shape = shapes[bucket].find(({ value }) => value === currentTarget.value)?.value;
            if (shape !== undefined) change(reshape(edit, shape, bitmap));
          }}
        />
      </div>
      <p role="alert" className="mt-4 break-words text-danger empty:hidden">
        {problem}
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton look="primary" busy={isBusy} busyText="Preparing…" onClick={() => void use()}>
          Use picture
        </BusyButton>
      </DialogActions>
    </>
  );
}

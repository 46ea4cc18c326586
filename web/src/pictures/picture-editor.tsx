import { useEffect, useId, useState } from 'react';
import { leastSizeOf, PictureRefusal } from '@/pictures/check-source';
import { CropFrame } from '@/pictures/crop-frame';
import { fileNameOf, type FormPicture, type NewPicture } from '@/pictures/form-picture';
import { release } from '@/pictures/picture-canvas';
import {
  firstEdit,
  reshape,
  turnBy,
  turnedSize,
  zoomArea,
  zoomStep,
  type CropShape,
  type PictureEdit,
} from '@/pictures/picture-edit';
import { openForEdit, prepareEdited, type OpenPicture } from '@/pictures/prepare-picture';
import type { PictureBucket } from '@/lib/pictures';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from '@/ui/icons';
import { RadioGroupField } from '@/ui/fields';
import { Skeleton } from '@/ui/skeleton';
import { t, type TextId } from '@/texts/texts';

const cardShapes: readonly CropShape[] = ['card', 'free', 'whole'];
const otherShapes: readonly CropShape[] = ['whole', 'free'];

const shapeTexts = {
  card: 'person-form.crop.shapeCard',
  free: 'person-form.crop.shapeFree',
  whole: 'person-form.crop.shapeWhole',
} as const satisfies Record<CropShape, TextId>;

const toRefusal = (error: unknown, name: string | null) =>
  error instanceof PictureRefusal
    ? error
    : new PictureRefusal(name, (fileName) => t('person-form.refused.notEdited', { fileName }));

interface PictureEditorProps {
  picture: FormPicture;
  bucket: PictureBucket;
  isWhole: boolean;
  onUse: (edited: NewPicture) => void;
  onClose: () => void;
}

/** Turns and crops a picture before it is sent. Nothing is changed before "Use picture". */
export function PictureEditor({ picture, bucket, isWhole, onUse, onClose }: PictureEditorProps) {
  const { open, problem: openProblem } = useOpenPicture(picture, bucket);
  return (
    <Dialog title={t('person-form.crop.title')} onClose={onClose}>
      {open !== null && (
        <OpenEditor
          open={open}
          fileName={fileNameOf(picture)}
          bucket={bucket}
          isWhole={isWhole}
          onUse={onUse}
          onClose={onClose}
        />
      )}
      {openProblem !== null && (
        <p role="alert" className="text-danger">
          {openProblem.say()}
        </p>
      )}
      {open === null && openProblem === null && (
        <>
          <p role="status" className="sr-only">
            {t('person-form.crop.opening')}
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
): { open: OpenPicture | null; problem: PictureRefusal | null } {
  const [open, setOpen] = useState<OpenPicture | null>(null);
  const [problem, setProblem] = useState<PictureRefusal | null>(null);
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
        if (!signal.aborted) setProblem(toRefusal(error, fileNameOf(picture)));
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
  fileName: string | null;
  bucket: PictureBucket;
  isWhole: boolean;
  onUse: (edited: NewPicture) => void;
  onClose: () => void;
}

function OpenEditor({ open, fileName, bucket, isWhole, onUse, onClose }: OpenEditorProps) {
  const { bitmap } = open;
  const hasCard = bucket === 'profile-images' && !isWhole;
  const shapes = hasCard ? cardShapes : otherShapes;
  const shapeName = useId();
  const [edit, setEdit] = useState<PictureEdit>(() => open.edit ?? firstEdit(bitmap, hasCard));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PictureRefusal | null>(null);
  const size = turnedSize(bitmap, edit.turn);
  const least = leastSizeOf(bucket);

  const change = (next: PictureEdit) => {
    setProblem(null);
    setEdit(next);
  };
  const turn = (by: 90 | -90) => () => change(turnBy(edit, by, bitmap));
  const zoom = (factor: number) => () => {
    // There is nothing to enlarge in all of it: a part in the shape of the card is what is wanted then.
    const part = edit.shape === 'whole' ? reshape(edit, hasCard ? 'card' : 'free', bitmap) : edit;
    change({ ...part, area: zoomArea(part.area, factor, size, least) });
  };
  const use = async () => {
    setIsBusy(true);
    try {
      onUse(await prepareEdited(fileName, open, edit, bucket, isWhole));
    } catch (error) {
      setProblem(toRefusal(error, fileName));
    } finally {
      setIsBusy(false);
    }
  };

  const tools = [
    { label: t('person-form.crop.turnLeft'), icon: RotateCcw, act: turn(-90) },
    { label: t('person-form.crop.turnRight'), icon: RotateCw, act: turn(90) },
    { label: t('person-form.crop.zoomIn'), icon: ZoomIn, act: zoom(zoomStep) },
    { label: t('person-form.crop.zoomOut'), icon: ZoomOut, act: zoom(1 / zoomStep) },
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
        <Button size="small" className="col-span-2" onClick={() => change(firstEdit(bitmap, hasCard))}>
          {t('person-form.crop.reset')}
        </Button>
      </div>
      <div className="mt-5">
        <RadioGroupField
          label={t('person-form.crop.kept')}
          name={shapeName}
          options={shapes.map((value) => ({ value, label: t(shapeTexts[value]) }))}
          chosen={edit.shape}
          onChange={({ currentTarget }) => {
            const shape = shapes.find((value) => value === currentTarget.value);
            if (shape !== undefined) change(reshape(edit, shape, bitmap));
          }}
        />
      </div>
      <p role="alert" className="mt-4 break-words text-danger empty:hidden">
        {problem?.say()}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <BusyButton look="primary" busy={isBusy} busyText={t('ui.preparing')} onClick={() => void use()}>
          {t('person-form.crop.use')}
        </BusyButton>
      </DialogActions>
    </>
  );
}

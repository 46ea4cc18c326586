import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PdfProblem, withPdf } from '@/lib/open-pdf';
import type { PictureBucket } from '@/lib/pictures';
import { damaged, PictureRefusal } from '@/pictures/check-source';
import type { FormPicture, NewPicture } from '@/pictures/form-picture';
import { encode, release } from '@/pictures/picture-canvas';
import { preparePicture } from '@/pictures/prepare-picture';
import { t } from '@/texts/texts';

/** Letters of a chart on a sheet of A4 stay sharp after the picture is made smaller. */
const longestSide = 2400;

/** Whether a file is a PDF, by its first bytes. */
async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}

async function draw(pdf: PDFDocumentProxy): Promise<{ picture: Blob; pages: number }> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  try {
    await page.render({ canvas, viewport }).promise;
    return { picture: await encode(canvas, 'image/png'), pages: pdf.numPages };
  } finally {
    release(canvas);
  }
}

/**
 * The first page of a PDF as a picture, as astrologers send a chart, and how many pages there are.
 * @throws PictureRefusal
 */
async function drawFirstPage(file: File): Promise<{ picture: File; pages: number }> {
  const { name } = file;
  try {
    const { picture, pages } = await withPdf(file, draw);
    return { picture: new File([picture], name), pages };
  } catch (cause) {
    if (!(cause instanceof PdfProblem)) throw damaged(name);
    const { reason } = cause;
    throw reason === 'no-pdf'
      ? damaged(name)
      : new PictureRefusal(name, (fileName) => t(`person-form.refused.pdf.${reason}`, { fileName }));
  }
}

export interface PreparingPicture {
  key: string;
  fileName: string;
}

interface AddPicturesOptions {
  pictures: readonly FormPicture[];
  onChange: (next: FormPicture[]) => void;
  onAdded: (picture: NewPicture, position: number) => void;
  bucket: PictureBucket;
  isWhole: boolean;
  /** How many pictures the field holds; of a field for one, a new picture takes the place of the old. */
  max: number;
}

interface AddPictures {
  /** The files that are being made ready, in the order in which they will be added. */
  preparing: readonly PreparingPicture[];
  /** Why files of the last choice were refused. */
  refusals: readonly PictureRefusal[];
  /** PDF files of several pages, of which the first page was taken. */
  firstPages: readonly { fileName: string; pages: number }[];
  isFull: boolean;
  /** @param inPlaceOf the key of a picture that the first file replaces */
  add: (files: readonly File[], inPlaceOf?: string) => void;
}

/** Takes files into a picture field, one at a time: each may need a few hundred megabytes while it is decoded. */
export function useAddPictures(options: AddPicturesOptions): AddPictures {
  const [preparing, setPreparing] = useState<readonly PreparingPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly PictureRefusal[]>([]);
  const [firstPages, setFirstPages] = useState<AddPictures['firstPages']>([]);

  // Pictures may be moved or removed while others are made ready. Not in an effect that may run late: it would restore the
  // pictures before the last addition, which would be lost.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // A form that has gone, perhaps because the next person's is shown, gets no picture any more.
  const gone = useRef(false);
  const isGone = () => gone.current;
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const { max, pictures } = options;
  const isSingle = max === 1;

  const refuse = (refusal: PictureRefusal) => setRefusals((before) => [...before, refusal]);

  const include = (picture: NewPicture, inPlaceOf: string | undefined) => {
    const { pictures: present, onChange, onAdded } = latest.current;
    const place = present.findIndex(({ key }) => key === inPlaceOf);
    const replaced = present.map((each, index) => (index === place ? picture : each));
    const next = isSingle ? [picture] : place < 0 ? [...present, picture] : replaced;
    latest.current = { ...latest.current, pictures: next };
    onChange(next);
    onAdded(picture, next.indexOf(picture) + 1);
  };

  const queue = useRef<Promise<void>>(Promise.resolve());
  const prepareInTurn = (file: File, key: string, inPlaceOf?: string) => {
    queue.current = queue.current.then(async () => {
      if (isGone()) return;
      try {
        const isReplaced = isSingle || latest.current.pictures.some((picture) => picture.key === inPlaceOf);
        if (!isReplaced && latest.current.pictures.length >= max) throw leftOut(file, max);
        const { bucket, isWhole } = latest.current;
        const drawn = bucket === 'birth-charts' && (await isPdf(file)) ? await drawFirstPage(file) : null;
        const picture = await preparePicture(drawn?.picture ?? file, bucket, key, isWhole);
        if (isGone()) return;
        include(picture, inPlaceOf);
        if (drawn !== null && drawn.pages > 1)
          setFirstPages((before) => [...before, { fileName: file.name, pages: drawn.pages }]);
      } catch (error) {
        refuse(error instanceof PictureRefusal ? error : notAdded(file));
      } finally {
        setPreparing((before) => before.filter((other) => other.key !== key));
      }
    });
  };

  const add = (files: readonly File[], inPlaceOf?: string) => {
    const [taken, tooMany] = isSingle || inPlaceOf !== undefined ? [files.slice(0, 1), files.slice(1)] : [files, []];
    setRefusals(tooMany.map((file) => leftOut(file, max)));
    setFirstPages([]);
    const entries = taken.map((file) => ({ file, key: crypto.randomUUID() }));
    setPreparing((before) => [...before, ...entries.map(({ file, key }) => ({ key, fileName: file.name }))]);
    for (const { file, key } of entries) prepareInTurn(file, key, inPlaceOf);
  };

  return { preparing, refusals, firstPages, isFull: !isSingle && pictures.length + preparing.length >= max, add };
}

const leftOut = ({ name }: File, max: number) =>
  new PictureRefusal(name, (fileName) =>
    max === 1
      ? t('person-form.refused.noRoomForTwo', { fileName })
      : t('person-form.refused.noRoom', { fileName, max }),
  );

const notAdded = ({ name }: File) =>
  new PictureRefusal(name, (fileName) => t('person-form.refused.notAdded', { fileName }));

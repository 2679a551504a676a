import { asApiError } from '@teranga/core/lib/api';
import { useEffect, useRef, useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { shrinkImage } from '../../lib/shrinkImage.ts';
import { showToast } from '../../lib/toasts.ts';

/** An image that waits for its product. */
export interface NewPhoto {
  /** Its address in this page. */
  url: string;
  file: File;
}

/** Images of a product that is not created yet; they are sent once it is. */
export function useNewPhotos() {
  const [photos, setPhotos] = useState<readonly NewPhoto[]>([]);
  const [addImage] = productsApi.useAddImageMutation();
  const dispatch = useConsoleDispatch();
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, url: URL.createObjectURL(file) }));
    urls.current.push(...added.map(({ url }) => url));
    setPhotos((before) => [...before, ...added]);
  };
  const drop = (photo: NewPhoto) => setPhotos((before) => before.filter((each) => each !== photo));
  /** One after the other, so that they stay in order. */
  const send = async (id: string) => {
    for (const { file } of photos) {
      const { error } = await addImage({ id, file: await shrinkImage(file) });
      if (error !== undefined) {
        const text = `L’image « ${file.name} » n’est pas partie. ${asApiError(error).message}`;
        dispatch(showToast({ tone: 'error', text }));
      }
    }
  };
  return { photos, add, drop, send };
}

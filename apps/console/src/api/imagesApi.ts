import type { ApiError } from '@teranga/core/lib/api';
import { adminApi } from './adminApi.ts';
import { upload } from './upload.ts';

interface StoredImage {
  name: string;
  color: string | null;
}
type Answer = { data: StoredImage } | { error: ApiError };

export const imagesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    uploadImage: build.mutation<StoredImage, File>({
      queryFn: async (file) => (await upload('/images', { file })) as Answer,
    }),
  }),
});

import sharp from 'sharp';

/** An image's average colour as `#rrggbb`: its placeholder until it loads. */
export async function averageColor(file: string): Promise<string> {
  const { data } = await sharp(file)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = red, blue = red] = data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

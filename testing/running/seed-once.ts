import { newDataDir, removeDataDir, startProduct } from './product.ts';

/** Once per run: a data folder that a first start has filled. Whoever needs the demo catalogue starts on a copy of it. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const seeded = await newDataDir();
  const product = await startProduct(seeded);
  await product.stop();
  process.env.SEEDED_DATA_DIR = seeded;
  return () => removeDataDir(seeded);
}

import type postgres from 'postgres';
import type { FileOnDisk, FilesOnDisk } from '../backends/backend.ts';

/**
 * The files on storage's disk that have no row. An upload leaves one when the disk is full or storage is killed. Nobody can
 * read it, and nothing else ever removes it.
 */
export async function filesWithoutRow(sql: postgres.Sql, disk: FilesOnDisk): Promise<readonly FileOnDisk[]> {
  // First the disk: a running upload has its row by then, and is too young to be listed.
  const files = await disk.list();
  return await sql<FileOnDisk[]>`
    select file.*
    from unnest(
      ${files.map((file) => file.bucket_id)}::text[],
      ${files.map((file) => file.name)}::text[],
      ${files.map((file) => file.version)}::text[]
    ) as file (bucket_id, name, version)
    where not exists (
      select from storage.objects
      where objects.bucket_id = file.bucket_id and objects.name = file.name
        and (file.version is null or objects.version = file.version)
    )
    order by bucket_id, name, version`;
}

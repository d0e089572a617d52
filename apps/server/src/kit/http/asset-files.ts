import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from './accepted-encodings.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;
const smallestWorthCompressing = 1_024;
/** A build puts a hash of the content into these names, so the file behind a name never changes. */
const hashedName = /^\/assets\/.+-[\w-]{7,}\.\w+$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Asset {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/**
 * The files of a build, held in memory with their compressed forms. A build has a few megabytes. Paths are
 * looked up and never opened, so no file outside the build can be requested.
 */
export class AssetFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #assets = new Map<string, Promise<Asset>>();

  private constructor(folder: string, names: ReadonlySet<string>) {
    this.#folder = folder;
    this.#names = names;
  }

  /** The files below a folder. Empty if the folder does not exist. */
  static async open(folder: string): Promise<AssetFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
    return new AssetFiles(folder, new Set(names));
  }

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  async get(path: string): Promise<Asset | undefined> {
    if (!this.#names.has(path)) return undefined;
    let asset = this.#assets.get(path);
    if (!asset) {
      asset = this.#load(path);
      this.#assets.set(path, asset);
      // A failed read is not cached: the next request tries again.
      asset.catch(() => this.#assets.delete(path));
    }
    return asset.catch(absentIfGone);
  }

  async #load(path: string): Promise<Asset> {
    const identity = new Uint8Array(await readFile(join(this.#folder, path)));
    const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
    const bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = { identity };
    if (compressible.test(contentType) && identity.byteLength >= smallestWorthCompressing) {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      };
      bodies.br = new Uint8Array(await brotli(identity, { params }));
      bodies.gzip = new Uint8Array(await gzipped(identity, { level: 9 }));
    }
    return {
      contentType,
      cacheControl: hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies,
    };
  }
}

/** A newer build can have removed the file. That is "not found", not an error. */
function absentIfGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** The smallest form of the file that the browser accepts. */
export function chooseEncoding(asset: Asset, acceptEncoding: string | undefined): Encoding {
  const accepted = acceptedEncodings(acceptEncoding);
  if (asset.bodies.br && accepted.includes('br')) return 'br';
  if (asset.bodies.gzip && accepted.includes('gzip')) return 'gzip';
  return 'identity';
}

import { createHash } from 'node:crypto';
import { categoryFromPath } from '../../domain/categories/category-path';
import { pathsOfOutline } from '../../domain/categories/outline';
import type { CategoriesGateway } from './categories';
import { ANTIQUES_AND_ART } from './starter/antiques-and-art';
import { CLOTHING } from './starter/clothing';
import { COINS_AND_STAMPS } from './starter/coins-and-stamps';
import { COLLECTIBLES } from './starter/collectibles';
import { CRAFTS_AND_OFFICE } from './starter/crafts-and-office';
import { ELECTRONICS } from './starter/electronics';
import { HEALTH_AND_PETS } from './starter/health-and-pets';
import { HOME } from './starter/home';
import { JEWELRY_AND_WATCHES } from './starter/jewelry-and-watches';
import { KIDS_AND_BABY } from './starter/kids-and-baby';
import { MEDIA } from './starter/media';
import { MUSIC_GEAR } from './starter/music-gear';
import { SHOES_AND_ACCESSORIES } from './starter/shoes-and-accessories';
import { SPORTS_AND_OUTDOORS } from './starter/sports-and-outdoors';
import { TOOLS_AND_PARTS } from './starter/tools-and-parts';
import { TOYS_AND_GAMES } from './starter/toys-and-games';
import { TRADING_CARDS } from './starter/trading-cards';

const OUTLINES = [
  CLOTHING,
  KIDS_AND_BABY,
  SHOES_AND_ACCESSORIES,
  JEWELRY_AND_WATCHES,
  ELECTRONICS,
  MEDIA,
  MUSIC_GEAR,
  TOYS_AND_GAMES,
  TRADING_CARDS,
  COINS_AND_STAMPS,
  COLLECTIBLES,
  ANTIQUES_AND_ART,
  HOME,
  TOOLS_AND_PARTS,
  SPORTS_AND_OUTDOORS,
  CRAFTS_AND_OFFICE,
  HEALTH_AND_PETS,
];

/**
 * Returns the id of a category. It is computed from the path, so that it stays the same when other categories are
 * added or removed.
 */
function idOf(path: string): string {
  return `bolo-${createHash('sha256').update(path).digest('hex').slice(0, 10)}`;
}

/** Creates a gateway with built-in categories that resellers often use. Their ids start with 'bolo-'. */
export function createStarterCategoriesGateway(): CategoriesGateway {
  return {
    all: () => {
      const paths = OUTLINES.flatMap(pathsOfOutline);
      return Promise.resolve(paths.map((path) => categoryFromPath(idOf(path), path)));
    },
  };
}

import type { figuresEndpoints } from '@contract/endpoints/moderation';
import type { Figures } from '../../services/moderation/figures';
import type { Handlers } from '../handler';

interface FiguresDeps {
  readonly figures: Figures;
}

export const createFiguresHandlers = ({
  figures,
}: FiguresDeps): Handlers<keyof typeof figuresEndpoints> => ({
  getFigures: ({ query }) => figures.get(query.days),
});

import type { Plugin } from 'vite';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#8aa"/></svg>';

export const servePictures = (): Plugin => ({
  name: 'serve-pictures',
  configureServer: ({ middlewares }) => {
    for (const path of ['/media/items', '/api/admin/reports'])
      middlewares.use(path, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(SVG);
      });
  },
});

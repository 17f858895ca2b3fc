/** The catalogue of the look: `vite packages/ui/catalogue`, then `?page=states|controls|chart|instruments|map-images&palette=dusk`. */
export default { root: import.meta.dirname };

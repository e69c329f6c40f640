/** As much of it as is used here; the package brings no types. */
declare module 'itemsjs' {
  type Found<Item> = { pagination: { total: number }; data: { items: Item[] } };
  function itemsjs<Item>(items: Item[], configuration: object): { search(options: object): Found<Item> };
  export default itemsjs;
}

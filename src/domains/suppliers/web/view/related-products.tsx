import { useState } from 'react';
import { Link } from 'react-router';
import type { RelatedProduct } from '#domains/dossiers/contract/dossiers.ts';
import { quietButton } from '#ui/action/button-link.ts';
import { useFirstNew } from '#ui/use-first-new.ts';
import { given, givenList } from '../display.ts';
import { Box } from './box.tsx';
import classes from './related-products.module.css';

/** What an index of the page leads to. */
export const relatedId = 'related';

/** What a column holds without growing past the page beside it. */
const shownAtFirst = 5;

type RelatedProductsProps = {
  /** Null where they could not be loaded. */
  products: readonly RelatedProduct[] | null;
};

/** The dossiers of the company behind a plant. */
export function RelatedProducts({ products }: RelatedProductsProps) {
  const [all, setAll] = useState(false);
  const list = useFirstNew<HTMLUListElement>('a', all);
  if (products?.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, (products?.length ?? 0) - shownAtFirst);

  return (
    <Box id={relatedId} title="Related products">
      {products === null ? (
        <p className={classes.none}>The related products could not be loaded.</p>
      ) : (
        <ul ref={list} className={`list ${classes.products}`}>
          {products.slice(0, products.length - hidden).map((product) => (
            <Product key={product._id} product={product} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button type="button" className={`${quietButton} ${classes.more}`} onClick={() => setAll(true)}>
          Show {hidden} more
        </button>
      )}
    </Box>
  );
}

function Product({ product }: { product: RelatedProduct }) {
  const { doseForm, strengths, dossierStatus } = product.productDetails;
  const markets = givenList(product.dealContours.availableGeographies).join(', ');
  const rows = [
    ['Readiness', given(dossierStatus)],
    ['Geographies', markets],
    ['Supply', given(product.Supply)],
  ].filter(([, value]) => value !== '');
  return (
    <li className={classes.product}>
      <h3 className={classes.title}>
        <Link to={`/product-details/${encodeURIComponent(product._id)}`} prefetch="intent">
          {product.ListingTitle}
        </Link>
      </h3>
      <p className={classes.line}>{givenList([product.ListingCode, doseForm, strengths]).join(' · ')}</p>
      <dl className={classes.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

import { Pagination } from '@chakra-ui/react/pagination';
import { Button } from '@/components/button';

interface ListPagesProps {
  readonly label: string;
  readonly page: number;
  /** The number of pages that the admin can open. */
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

const LABELS = {
  prevTriggerLabel: 'Previous page',
  nextTriggerLabel: 'Next page',
  itemLabel: ({ page }: { readonly page: number }) => `Page ${page}`,
};

export const ListPages = ({ label, page, pages, onPage }: ListPagesProps) => (
  <Pagination.Root
    translations={{ ...LABELS, rootLabel: label }}
    count={pages}
    pageSize={1}
    page={page}
    onPageChange={(change) => onPage(change.page)}
  >
    <Pagination.PrevTrigger asChild>
      <Button variant="outline" size="sm">
        Previous
      </Button>
    </Pagination.PrevTrigger>
    <Pagination.Context>
      {({ pages: shown }) =>
        shown.map((one, index) =>
          one.type === 'page' ? (
            <Pagination.Item key={one.value} asChild type="page" value={one.value}>
              <Button variant={one.value === page ? 'solid' : 'outline'} size="sm">
                {one.value}
              </Button>
            </Pagination.Item>
          ) : (
            <Pagination.Ellipsis key={`gap-${index}`} index={index}>
              &#8230;
            </Pagination.Ellipsis>
          ),
        )
      }
    </Pagination.Context>
    <Pagination.NextTrigger asChild>
      <Button variant="outline" size="sm">
        Next
      </Button>
    </Pagination.NextTrigger>
  </Pagination.Root>
);

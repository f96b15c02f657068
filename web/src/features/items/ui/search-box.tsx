import { chakra } from '@chakra-ui/react/styled-system';
import { ITEM_FILTERS } from '@contract/schemas/item-filters';
import { SearchIcon } from '@/components/icons';
import { inputRecipe } from '@/components/recipes';
import { useSearchBox } from '../model/use-search-box';

const Input = chakra('input', inputRecipe);

interface SearchBoxProps {
  /** What the address asks for. */
  readonly search: string;
  readonly onSearch: (search: string, options: { readonly replace: boolean }) => void;
}

/** Searches the item list while the user types. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { input, submit } = useSearchBox(search, onSearch);
  return (
    <chakra.form
      role="search"
      position="relative"
      flex="1"
      minW="0"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <chakra.span
        position="absolute"
        insetInlineStart="3"
        top="0"
        h="full"
        display="grid"
        placeItems="center"
        color="inkMuted"
        pointerEvents="none"
      >
        <SearchIcon />
      </chakra.span>
      <Input
        {...input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={ITEM_FILTERS.search.label}
        placeholder="Search by title, username or category"
        ps="10"
        textOverflow="ellipsis"
      />
    </chakra.form>
  );
}

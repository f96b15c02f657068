export const TRADING_CARDS = `
Sports Cards:
  Baseball Cards:
    Autographed Baseball Cards; Baseball Card Lots; Baseball Rookie Cards; Baseball Team Sets
    Graded Baseball Cards; Modern Baseball Cards; Pre-War Tobacco Cards; Sealed Baseball Boxes
    Vintage Baseball Cards
  Basketball Cards:
    Autographed Basketball Cards; Basketball Card Lots; Basketball Rookie Cards; Graded Basketball Cards
    Modern Basketball Cards; Sealed Basketball Boxes; Vintage Basketball Cards
  Football Cards:
    Autographed Football Cards; Football Card Lots; Football Rookie Cards; Graded Football Cards
    Modern Football Cards; Sealed Football Boxes; Vintage Football Cards
  Hockey Cards:
    Autographed Hockey Cards; Graded Hockey Cards; Hockey Card Lots; Hockey Rookie Cards
    Modern Hockey Cards; Sealed Hockey Boxes; Vintage Hockey Cards
  Other Sports Cards:
    Boxing Cards; Golf Cards; Multi-Sport Card Lots; Racing Cards; Soccer Cards; Soccer Stickers
    Tennis Cards; UFC & MMA Cards; Wrestling Cards
Trading Card Games:
  Pokémon Cards:
    Graded Pokémon Cards; Japanese Pokémon Cards; Pokémon Booster Boxes; Pokémon Booster Packs
    Pokémon Card Lots; Pokémon Code Cards; Pokémon Decks; Pokémon Singles; Pokémon Tins & Boxes
    Vintage Pokémon Cards
  Magic Cards:
    Magic Booster Boxes; Magic Booster Packs; Magic Card Lots; Magic Decks; Magic Singles
    Vintage Magic Cards
  Yu-Gi-Oh! Cards:
    Yu-Gi-Oh! Booster Boxes; Yu-Gi-Oh! Card Lots; Yu-Gi-Oh! Decks; Yu-Gi-Oh! Singles; Yu-Gi-Oh! Tins
  Other Card Games:
    Digimon Cards; Disney Lorcana Cards; Dragon Ball Cards; Flesh and Blood Cards; One Piece Cards
    Star Wars Game Cards; Union Arena Cards; Weiss Schwarz Cards
Non-Sport Trading Cards:
  Entertainment Cards:
    Comic Book Cards; K-Pop Photocards; Movie Cards; Music Cards; TV Show Cards
  Sticker & Novelty Cards:
    Collectible Stickers; Garbage Pail Kids Cards; Humor Cards; Non-Sport Wax Packs; Vintage Gum Cards
  Antique Cards:
    Cigarette Cards; Lobby Cards; Victorian Trade Cards
Card Supplies:
  Card Storage:
    Card Binders & Pages; Card Boxes; Card Display Cases; Card Sleeves; Deck Boxes; Graded Card Cases
    Magnetic Card Holders; Playmats; Toploaders
`;

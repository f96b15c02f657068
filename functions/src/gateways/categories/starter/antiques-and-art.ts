export const ANTIQUES_AND_ART = `
Antiques:
  Architectural:
    Antique Door Hardware; Antique Doors; Antique Hooks & Brackets; Antique Keys & Locks; Barn Wood
    Ceiling Tins; Columns & Corbels; Fireplace Mantels; Heating Grates & Vents; Leaded Glass Windows
    Stained Glass Windows
  Asian Antiques:
    Chinese Porcelain; Chinese Snuff Bottles; Cloisonné; Jade Carvings; Japanese Netsuke
    Japanese Porcelain; Japanese Prints; Kimonos & Textiles; Lacquerware; Satsuma Ware
  Furniture:
    Antique Beds; Antique Cabinets; Antique Chairs; Antique Chests & Trunks; Antique Desks
    Antique Dressers; Antique Mirrors; Antique Sofas; Antique Stools; Antique Tables
    Mid-Century Furniture
  Metalware:
    Antique Brass; Antique Bronze; Antique Copper; Antique Iron; Antique Pewter; Antique Tinware
    Silverplate Flatware; Silverplate Hollowware; Silverplate Serving Pieces; Sterling Bowls
    Sterling Candlesticks; Sterling Flatware; Sterling Serving Pieces; Sterling Spoons
    Sterling Tea Sets
  Rugs & Textiles:
    Antique Lace; Antique Linens; Antique Quilts; Antique Rugs; Antique Samplers; Coverlets
    Feed Sacks; Navajo Rugs & Blankets; Antique Tapestries
  Primitives & Farm:
    Antique Baskets; Antique Crocks; Antique Farm Tools; Antique Scales; Butter Churns
    Butter Molds; Milk Cans; Washboards; Wooden Bowls; Wooden Crates & Boxes
  Science & Medicine:
    Antique Barometers; Antique Compasses; Antique Dental Tools; Antique Globes; Antique Medical Tools
    Antique Microscopes; Quack Medicine Items
  Maritime:
    Glass Floats; Ship Models; Ship Wheels & Bells; Scrimshaw
Pottery & Glass:
  Glassware:
    Art Glass Vases; Carnival Glass; Candlewick Glass; Cranberry Glass; Crystal Stemware; Cut Glass
    Depression Glass; Elegant Glass; Fire-King Glass; Glass Baskets; Glass Candy Dishes
    Glass Hens on Nests; Glass Paperweights; Glass Punch Bowls; Glass Slippers; Hobnail Glass
    Jadeite Glass; Milk Glass; Murano Glass; Opalescent Glass; Pressed Glass; Scandinavian Glass
    Slag Glass; Studio Glass; Uranium & Vaseline Glass; Vintage Drinking Glasses; Vintage Pyrex
  Pottery:
    American Art Pottery; Art Pottery Vases; California Pottery; Head Vases; Italian Pottery; Majolica
    Mexican Pottery; Native American Pottery; Pottery Bowls; Pottery Pitchers; Pottery Planters
    Pottery Wall Pockets; Redware; Spongeware; Stoneware Crocks; Studio Pottery; Toby Jugs
  China & Porcelain:
    Bone China; Blue Willow China; Chocolate Pots; Dinner Plates; English Transferware; Flow Blue China
    French Limoges; German Porcelain; Gravy Boats; Ironstone; Lusterware; Occupied Japan China
    Restaurant China; Russian Porcelain; Tea Cups & Saucers; Tea Pots; Vintage Dinnerware Sets
Art:
  Paintings:
    Acrylic Paintings; Folk Art Paintings; Miniature Paintings; Oil Paintings; Portrait Paintings
    Watercolor Paintings
  Prints & Posters:
    Art Posters; Engravings; Etchings; Giclée Prints; Lithographs; Screen Prints; Vintage Prints
    Woodblock Prints
  Sculpture:
    Bronze Sculptures; Glass Sculptures; Marble Statues; Metal Sculptures; Soapstone Carvings
    Wood Carvings
  Drawings & Other Art:
    Animation Cels; Art Photographs; Batik & Fiber Art; Charcoal Drawings; Collages; Mosaic Art
    Original Comic Strips; Pen & Ink Drawings; Silhouettes
`;

export const HOME = `
Kitchen & Dining:
  Cookware:
    Cast Iron Dutch Ovens; Cast Iron Griddles; Cast Iron Skillets; Copper Cookware
    Cookware Lids; Cookware Sets; Crepe & Omelet Pans; Enameled Cast Iron; Fondue Sets
    Frying Pans; Grill Pans; Pressure Cookers; Roasting Pans; Sauce Pans; Stainless Steel Cookware
    Steamers; Stock Pots; Tea Kettles; Vintage Cast Iron Cookware; Woks
  Bakeware:
    Baking Sheets; Bread Makers & Pans; Bundt Pans; Cake Decorating Supplies; Cake Pans
    Casserole Dishes; Cast Iron Bakeware; Cooling Racks; Glass Bakeware; Loaf Pans; Mixing Bowls
    Muffin Pans; Pie Plates; Pizza Stones; Ramekins; Rolling Pins; Springform Pans
    Stoneware Bakeware
  Small Appliances:
    Air Fryers; Blenders; Bread Machines; Coffee Grinders; Coffee Makers; Deep Fryers; Dehydrators
    Electric Kettles; Electric Skillets; Espresso Machines; Food Mills; Food Processors; Hand Mixers
    Ice Cream Makers; Juicers; Meat Grinders; Microwaves; Pasta Makers; Percolators; Popcorn Poppers
    Rice Cookers; Sandwich Presses; Slow Cookers; Small Appliance Parts; Soda Makers; Stand Mixers
    Stand Mixer Attachments; Toaster Ovens; Toasters; Vacuum Sealers; Waffle Makers
  Dinnerware & Serving:
    Bowls; Cake Stands; Cheese Boards; Chargers; Chip & Dip Sets; Creamers & Sugar Bowls; Cups & Saucers
    Dinnerware Sets; Gravy Boats & Ladles; Lazy Susans; Mugs; Pitchers; Plates; Platters
    Punch Bowl Sets; Serving Bowls; Soup Tureens; Tea Sets; Tiered Trays
  Glassware & Barware:
    Beer Glasses; Champagne Flutes; Cocktail Glasses; Coffee & Tea Glasses; Glass Pitchers; Goblets
    Ice Buckets; Juice Glasses; Margarita Glasses; Tumblers; Wine Glasses; Wine Racks
  Flatware & Cutlery:
    Carving Sets; Chef Knives; Cutting Boards; Flatware Sets; Kitchen Shears; Knife Blocks; Knife Sets
    Serving Spoons & Forks; Steak Knives
  Kitchen Tools:
    Bottle Stoppers; Can Openers; Canning Supplies; Colanders & Strainers; Cookie Presses; Graters
    Kitchen Scales; Kitchen Timers; Measuring Cups & Spoons; Mortars & Pestles; Peelers & Corers
    Salad Spinners; Spatulas & Utensils; Kitchen Thermometers; Utensil Holders
  Food Storage:
    Bread Boxes; Butter Dishes; Canisters; Food Storage Containers; Insulated Tumblers; Lunch Boxes & Totes
    Plastic Bowl Sets; Spice Racks; Vintage Plastic Containers; Water Bottles
  Table Linens:
    Aprons; Cloth Napkins; Dish Towels; Napkin Rings; Placemats; Pot Holders; Table Runners; Tablecloths
  Vintage Kitchen:
    Vintage Bakeware; Vintage Canisters; Vintage Coffee Makers; Vintage Cookware
    Vintage Glass Refrigerator Dishes; Vintage Mixers; Vintage Mixing Bowls; Vintage Mugs; Vintage Pitchers
Home Decor:
  Accents:
    Artificial Flowers; Baskets; Bookends; Candle Holders; Candles; Decorative Bowls; Decorative Boxes
    Decorative Pillows; Door Stops; Figurines; Home Fragrance; Incense Burners; Lanterns
    Mirrors; Oil Burners & Diffusers; Picture Frames; Sconces; Vases; Wreaths & Garlands
  Wall Decor:
    Macramé Wall Hangings; Metal Wall Art; Tapestries; Wall Clocks; Wall Plaques & Signs; Wall Shelves
    Wall Stickers
  Lamps & Lighting:
    Ceiling Lights; Chandeliers; Desk Lamps; Floor Lamps; Lamp Parts; Lamp Shades; Pendant Lights
    String Lights; Table Lamps; Tiffany Style Lamps; Vintage Lamps; Wall Lights
  Rugs:
    Area Rugs; Braided Rugs; Door Mats; Runner Rugs; Vintage Rugs
  Window Treatments:
    Blinds & Shades; Curtain Rods; Curtains; Valances
  Seasonal Decor:
    Advent Calendars; Artificial Christmas Trees; Christmas Lights; Christmas Stockings; Easter Decor
    Fall Decor; Fourth of July Decor; Halloween Decor; Nativity Sets; Outdoor Inflatables; Tree Skirts
    Valentine Decor
Bed & Bath:
  Bedding:
    Bed Skirts; Bedspreads; Blankets & Throws; Comforter Sets; Duvet Covers; Electric Blankets
    Kids' Bedding; Mattress Pads; Pillow Shams; Pillows; Quilts & Coverlets; Sheet Sets; Vintage Bedspreads
    Vintage Sheets; Wool Blankets
  Bath:
    Bath Mats; Bath Towels; Bathroom Accessories; Bathroom Scales; Beach Towels; Shower Curtains
    Soap Dishes & Dispensers; Toilet Paper Holders; Towel Racks
Furniture:
  Living Room Furniture:
    Armchairs; Bookcases; Coffee Tables; Curio Cabinets; End Tables; Entertainment Centers; Ottomans
    Plant Stands; Recliners; Rocking Chairs; Sofas; Trunks & Chests
  Bedroom Furniture:
    Bed Frames; Cedar Chests; Dressers; Headboards; Nightstands; Quilt Racks; Vanities; Wardrobes
  Dining & Office Furniture:
    Bar Carts; Bar Stools; China Cabinets; Desks; Dining Chairs; Dining Tables; File Cabinets
    Office Chairs; Roll Top Desks; Room Dividers; Step Stools
Household:
  Appliances:
    Appliance Parts; Dehumidifiers; Dishwashers; Dryers; Freezers; Range & Oven Parts; Refrigerators
    Washers; Wine Coolers
  Cleaning:
    Carpet Cleaners; Cleaning Supplies; Handheld Vacuums; Robot Vacuums; Steam Mops; Stick Vacuums
    Upright Vacuums; Vacuum Parts & Bags; Vintage Vacuums
  Laundry:
    Clothes Hangers; Garment Steamers; Hampers; Irons; Ironing Boards; Vintage Irons
  Heating & Cooling:
    Air Conditioners; Air Filters; Air Purifiers; Electric Fireplaces; Fans; Fireplace Tools; Humidifiers
    Space Heaters; Thermostats; Vintage Fans; Wood Stoves
  Storage & Organization:
    Closet Organizers; Hooks & Racks; Jewelry Organizers; Magazine Racks; Storage Bins; Umbrella Stands
  Home Improvement:
    Bathroom Faucets; Cabinet Hardware; Ceiling Fans; Door Knobs & Locks; House Numbers
    Kitchen Faucets; Light Switch Plates; Mailboxes; Paint & Wallpaper; Plumbing Parts; Sinks; Tiles
  Party & Gifts:
    Balloons; Cake Toppers; Gift Bags & Boxes; Invitations; Party Decorations; Party Favors
    Wedding Centerpieces; Wedding Favors
Yard & Garden:
  Gardening:
    Bulbs & Seeds; Garden Gloves; Garden Hand Tools; Hoses & Sprinklers; House Plants
    Hydroponics; Planters & Pots; Pruners & Shears; Watering Cans; Wheelbarrows & Carts
  Outdoor Decor:
    Bird Baths; Bird Feeders; Bird Houses; Concrete Statues; Fountains; Garden Flags
    Garden Gnomes; Garden Stakes; Hummingbird Feeders; Solar Lights; Sundials; Weathervanes; Wind Chimes
    Yard Signs
  Patio & Grilling:
    Fire Pits; Gas Grills; Grill Parts; Grill Tools; Hammocks; Outdoor Cushions; Patio Chairs
    Patio Tables; Patio Umbrellas; Smokers; Vintage Metal Lawn Chairs
  Outdoor Power Equipment:
    Chainsaws; Hedge Trimmers; Lawn Mower Parts; Lawn Mowers; Leaf Blowers; Pressure Washers
    Small Engines; Snow Blowers; String Trimmers; Tillers
  Pools & Spas:
    Hot Tub Parts; Pool Cleaners; Pool Pumps; Pool Toys & Floats
`;

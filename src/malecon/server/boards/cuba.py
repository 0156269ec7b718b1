"""What the view of Cuba shows."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from malecon.server.boards.base import Shown, spaced

CubaField = Literal["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]
CubaPiece = Literal["citrus", "tobacco", "sugar", "rum", "cigars", "wood", "stone", "water"]
CubaGives = Literal["citrus", "tobacco", "sugar", "wood", "stone", "water", "warehouse"]  # as it is printed
CubaGroup = Literal["tax", "duty", "subsidy", "other"]
CubaCharacter = Literal["worker", "tradeswoman", "architect", "foreman", "mayor"]
CubaBerthName = Literal["sea", "dock 1", "dock 2", "dock 3"]
CubaBuilding = Literal[
    "cement factory",
    "sawmill",
    "golf course",
    "monastery",
    "rum cafe",
    "cigar cafe",
    "small branch office",
    "large branch office",
    "hotel",
    "inn",
    "general store",
    "product house",
    "resource house",
    "small bank",
    "large bank",
    "black market",
    "cigar factory",
    "distillery",
    "church",
    "town hall",
    "dam",
    "lighthouse",
    "warehouse",
]
CubaAct = Literal[
    "tax 1",
    "tax 2",
    "tax 3",
    "tax 4",
    "tax 5",
    "tax buildings",
    "duty citrus",
    "duty sugar",
    "duty tobacco",
    "duty water",
    "duty resources",
    "duty products",
    "subsidy buildings",
    "subsidy resource fields",
    "subsidy product fields",
    "subsidy water",
    "subsidy votes",
    "subsidy pesos",
    "market less",
    "market more",
    "drought",
    "building",
    "harbour",
    "corruption",
]
CubaLaw = CubaAct | Literal["printed tax", "printed duty"]


class CubaProducts(Shown):
    """How many of each product."""

    citrus: int
    tobacco: int
    sugar: int


class CubaResources(Shown):
    """How many of each resource."""

    wood: int
    stone: int
    water: int


class CubaMerchandise(Shown):
    """How many of each kind that the market trades and ships load."""

    citrus: int
    tobacco: int
    sugar: int
    rum: int
    cigars: int


class CubaPieces(Shown):
    """How many of each kind."""

    citrus: int
    tobacco: int
    sugar: int
    rum: int
    cigars: int
    wood: int
    stone: int
    water: int


class CubaTraded(Shown):
    """One kind on the market: what a unit costs now, null if there is none, and what one brings."""

    units: int
    spaces: int
    buy: int | None
    sell: int


class CubaMarket(Shown):
    citrus: CubaTraded
    tobacco: CubaTraded
    sugar: CubaTraded
    rum: CubaTraded
    cigars: CubaTraded


class CubaTile(Shown):
    """How many of a tile are left in the supply, and what it costs."""

    left: int
    cost: CubaResources


class CubaSupply(Shown, rename=spaced):
    cement_factory: CubaTile
    sawmill: CubaTile
    golf_course: CubaTile
    monastery: CubaTile
    rum_cafe: CubaTile
    cigar_cafe: CubaTile
    small_branch_office: CubaTile
    large_branch_office: CubaTile
    hotel: CubaTile
    inn: CubaTile
    general_store: CubaTile
    product_house: CubaTile
    resource_house: CubaTile
    small_bank: CubaTile
    large_bank: CubaTile
    black_market: CubaTile
    cigar_factory: CubaTile
    distillery: CubaTile
    church: CubaTile
    town_hall: CubaTile
    dam: CubaTile
    lighthouse: CubaTile
    warehouse: CubaTile


class CubaShip(Shown):
    """A ship card, numbered from 1, and its spaces."""

    ship: int
    spaces: CubaMerchandise


class CubaLoadedShip(Shown):
    """A ship in the harbour and what is on it."""

    ship: int
    spaces: CubaMerchandise
    load: CubaMerchandise
    full: bool


class CubaBerth(Shown):
    """The sea or a dock, and the points of a unit loaded there."""

    place: CubaBerthName
    points: int
    ship: CubaLoadedShip | None


class CubaShips(Shown):
    """The ships to come: those still shuffled, in no order, and those under them in their order."""

    shuffled: list[CubaShip]
    under: list[CubaShip]


class CubaLaws(Shown):
    """A column of parliament. `vetoed` and `barred` are the marks of the church; `pile` is in no order."""

    in_force: CubaLaw | None
    bill: CubaAct | None
    vetoed: bool
    barred: bool
    pile: list[CubaAct]


class CubaParliament(Shown):
    tax: CubaLaws
    duty: CubaLaws
    subsidy: CubaLaws
    other: CubaLaws


class CubaMarkers(Shown):
    """What has been taken in this round: the free resource and product of the tradeswoman, and how often the
    architect and the mayor have done nothing."""

    resource: bool
    product: bool
    architects: int
    mayors: int


class CubaPlace(Shown):
    """A field of a plantation: what it gives, and the building on it."""

    gives: CubaGives
    building: CubaBuilding | None


class CubaPlantation(Shown):
    a1: CubaPlace
    b1: CubaPlace
    c1: CubaPlace
    d1: CubaPlace
    a2: CubaPlace
    b2: CubaPlace
    c2: CubaPlace
    d2: CubaPlace
    a3: CubaPlace
    b3: CubaPlace
    c3: CubaPlace
    d3: CubaPlace


class CubaPlayer(Shown):
    """What lies before a player. `delegate` and `bid` are shown to himself alone."""

    points: int
    pesos: int
    lot: CubaPieces
    warehouse: CubaProducts
    figure: CubaField
    fields: CubaPlantation
    buildings: int
    unplayed: list[CubaCharacter]
    last_played: CubaCharacter | None
    votes: int | None
    taxed: bool
    delegate_laid: bool
    bid_laid: bool
    delegate: CubaCharacter | UnsetType | None = UNSET
    bid: int | UnsetType | None = UNSET


class CubaAbout(Shown):
    """What is asked about. `character` is carried out; `building` is used, was used last, or is to be
    placed for so many more `pesos`; `used` are the fields that the foreman has used; `sold` is what the
    tradeswoman may not buy any more, `buying`: she sells no more; `free` is how many fields the worker
    may still harvest without water; `card` is which of the four cards is to be played; `law` asks for
    `pesos`, or for so many (`left`) of a `kind` or of a choice, for `points`; `given` was given first;
    `pieces` says of which two are chosen, `passed` which bills are; `tied` are the seats that bid
    again."""

    character: CubaCharacter | UnsetType = UNSET
    building: CubaBuilding | UnsetType = UNSET
    used: list[CubaField] | UnsetType = UNSET
    sold: list[CubaPiece] | UnsetType = UNSET
    buying: bool | UnsetType = UNSET
    free: int | UnsetType = UNSET
    card: int | UnsetType = UNSET
    dock: CubaBerthName | UnsetType = UNSET
    ship: int | UnsetType = UNSET
    kind: CubaPiece | UnsetType = UNSET
    given: CubaPiece | UnsetType = UNSET
    pieces: Literal["resources", "products"] | UnsetType = UNSET
    left: int | UnsetType = UNSET
    law: CubaLaw | UnsetType = UNSET
    pesos: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    passed: list[CubaGroup] | UnsetType = UNSET
    tied: list[int] | UnsetType = UNSET


class CubaView(Shown, tag_field="game", tag="cuba"):
    """Cuba. `acting` is the seat whose character is being carried out, `town_hall` the seat that has its
    votes."""

    edition: Literal["2012", "2007"]
    secret_delegate: bool
    market_act: Literal["once", "each_round"]
    round: int
    question: str | None
    asked: int
    about: CubaAbout
    start: int | None
    acting: int | None
    stock: CubaPieces
    market: CubaMarket
    supply: CubaSupply
    harbour: list[CubaBerth]
    ships: CubaShips
    laws: CubaParliament
    market_act_done: bool
    markers: CubaMarkers
    town_hall: int | None
    players: list[CubaPlayer]
    winners: list[int]


class CubaDoes(Shown):
    """What a building or an act does: the message that says it, its numbers, and its words by their
    domains."""

    key: str
    numbers: dict[str, int]
    words: dict[str, str]


class CubaTilePiece(Shown):
    """A building tile, and how many there are of it; `formula` is what it does as a row of words, of which
    the names of pictures and of several kinds are drawn."""

    tile: CubaBuilding
    cost: CubaResources
    copies: int
    formula: str
    does: CubaDoes


class CubaLawPiece(Shown):
    """An act, or what is printed on the board; `formula` and `does` as of a tile, but null where its name
    says it."""

    law: CubaLaw
    group: CubaGroup
    formula: str
    does: CubaDoes | None


class CubaCrosses(Shown):
    """The six fields of the row and the column of each field."""

    a1: list[CubaField]
    b1: list[CubaField]
    c1: list[CubaField]
    d1: list[CubaField]
    a2: list[CubaField]
    b2: list[CubaField]
    c2: list[CubaField]
    d2: list[CubaField]
    a3: list[CubaField]
    b3: list[CubaField]
    c3: list[CubaField]
    d3: list[CubaField]


class CubaKindsList(Shown):
    """What goes by a word of its own."""

    products: list[CubaPiece]
    goods: list[CubaPiece]
    merchandise: list[CubaPiece]
    resources: list[CubaPiece]


class CubaPrices(Shown):
    """What the spaces of a kind show, in the order in which they are filled; a unit that the market lacks
    costs `stock`, one that it has no space for brings `full`."""

    prices: list[int]
    stock: int
    full: int


class CubaPriceList(Shown):
    citrus: CubaPrices
    tobacco: CubaPrices
    sugar: CubaPrices
    rum: CubaPrices
    cigars: CubaPrices


class CubaCharacterPiece(Shown):
    """A character and its votes in parliament."""

    character: CubaCharacter
    votes: int


class CubaIdle(Shown):
    """What the first and the second get who build nothing (points) or load nothing (pesos)."""

    points: list[int]
    pesos: list[int]


class CubaTax(Shown):
    """What a tax asks for; null: as many pesos as one has buildings."""

    law: CubaLaw
    pesos: int | None


class CubaDuty(Shown):
    """So many pieces, of a kind or of a choice."""

    law: CubaLaw
    of: CubaPiece | Literal["resources", "products"]
    pieces: int


class CubaComplied(Shown):
    """The points for a tax or a duty, and those more for both."""

    each: int
    both: int


class CubaSubsidyLimits(Shown):
    """The most points that water or pesos bring, and how many pesos bring one."""

    most: int
    pesos: int


class CubaBox(Shown, tag_field="game", tag="cuba"):
    """What is printed: ships, tiles and their points at the end, prices, cards, and what laws ask for; and
    from where what is given is taken, the first place first."""

    rounds: int
    kinds: CubaKindsList
    crosses: CubaCrosses
    taken_from: list[Literal["lot", "warehouse"]]
    ships: list[CubaShip]
    tiles: list[CubaTilePiece]
    tile_points: int
    market: CubaPriceList
    characters: list[CubaCharacterPiece]
    idle: CubaIdle
    laws: list[CubaLawPiece]
    taxes: list[CubaTax]
    duties: list[CubaDuty]
    complied: CubaComplied
    subsidy: CubaSubsidyLimits
